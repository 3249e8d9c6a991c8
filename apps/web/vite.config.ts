import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fonts } from './fonts.ts';
import { gameIcons } from './icons.ts';
import { parts } from './parts.ts';
import { queries } from './queries.ts';
import { rooms } from './rooms.ts';
import { shared } from './shared.ts';
import { threads } from './threads.ts';
import { tongues } from './tongues.ts';

/** Charts are moved by hand alone: no transitions, no colours in between. */
const STILL = join(import.meta.dirname, 'src/boards/parts/no-transition.ts');

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { 'd3-transition': STILL, 'd3-interpolate': STILL, 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [
    react(),
    gameIcons(),
    fonts(),
    queries(),
    threads(),
    tongues(),
    parts(),
    shared(),
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
          'push.js',
          'assets/{index,shell,common,rolldown-runtime,lobby.*,late,late-sheets,gathering,rules-panel}-*.{js,css}',
          'assets/*.woff2',
        ],
        globIgnores: ['assets/*-{abroad,more}-*.woff2'],
        runtimeCaching: [
          {
            urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: { cacheName: 'boucan-parts' },
          },
          {
            // Of a game from outside: what its modules hold never changes under one address, which module is its first may.
            urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/(games|shared)\//u.test(url.pathname),
            handler: 'NetworkFirst',
            options: { cacheName: 'boucan-games' },
          },
          {
            // Their addresses change with their words: see words/added.ts.
            urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/words/'),
            handler: 'CacheFirst',
            options: { cacheName: 'boucan-words' },
          },
        ],
        importScripts: ['/push.js'],
        navigateFallbackDenylist: [/^\/(api|ws|go|games|shared|stop|privacy|healthz|metrics)/],
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
      '/games': 'http://localhost:8080',
      '/ws': { target: 'ws://localhost:8080', ws: true },
    },
  },
});
