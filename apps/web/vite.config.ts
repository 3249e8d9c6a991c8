import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fonts } from './fonts.ts';
import { gameIcons } from './icons.ts';
import { rooms } from './rooms.ts';
import { threads } from './threads.ts';
import { tongues } from './tongues.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    gameIcons(),
    fonts(),
    threads(),
    tongues(),
    VitePWA({
      registerType: 'autoUpdate',
      manifest: {
        name: 'Boucan',
        short_name: 'Boucan',
        description: 'The table where people play pirate board games.',
        display: 'standalone',
        background_color: '#f4ecd2',
        theme_color: '#3d2b12',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallbackDenylist: [/^\/(api|ws|go|healthz|metrics)/],
      },
    }),
  ],
  build: {
    target: 'es2023',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: rooms(), includeDependenciesRecursively: false }] } } },
  },
  server: {
    proxy: {
      '/api': 'http://localhost:8080',
      '/go': 'http://localhost:8080',
      '/ws': { target: 'ws://localhost:8080', ws: true },
    },
  },
});
