import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fonts } from './fonts.ts';
import { gameIcons } from './icons.ts';
import { parts } from './parts.ts';
import { queries } from './queries.ts';
import { rooms } from './rooms.ts';
import { threads } from './threads.ts';
import { tongues } from './tongues.ts';

/** Charts are moved by hand alone: no transitions, no colours in between. */
const STILL = join(import.meta.dirname, 'src/boards/parts/no-transition.ts');

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { 'd3-transition': STILL, 'd3-interpolate': STILL } },
  plugins: [
    react(),
    gameIcons(),
    fonts(),
    queries(),
    threads(),
    tongues(),
    parts(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null, // net/keep.ts
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
        // The shell, and what a table shows when it is called for. Everything else is kept when it was asked for: see net/keep.ts.
        globPatterns: [
          'index.html',
          '*.svg',
          'assets/{index,shell,common,rolldown-runtime,lobby.*,late,late-sheets,gathering,rules-panel}-*.{js,css}',
          'assets/*.woff2',
        ],
        globIgnores: ['assets/*-more-*.woff2'],
        runtimeCaching: [
          {
            urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: { cacheName: 'boucan-parts' },
          },
          {
            // Their addresses change with their words: see words/added.ts.
            urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/words/'),
            handler: 'CacheFirst',
            options: { cacheName: 'boucan-words' },
          },
        ],
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
      '/words': 'http://localhost:8080',
      '/ws': { target: 'ws://localhost:8080', ws: true },
    },
  },
});
