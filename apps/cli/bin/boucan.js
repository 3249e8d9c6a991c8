#!/usr/bin/env node
// Boucan runs as TypeScript. A Node too old for that hands over to the one that `npm ci` has brought along.
import { spawn } from 'node:child_process';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNS_TYPESCRIPT = 24;

function handOver() {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('node/package.json');
  const node = join(dirname(manifest), require(manifest).bin.node);
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', tooOld);
  child.on('exit', (code) => process.exit(code ?? 1));
}

function tooOld() {
  process.stderr.write(`boucan: Node ${process.versions.node} is too old; run npm ci in the project, which brings a newer one\n`);
  process.exit(2);
}

if (Number.parseInt(process.versions.node, 10) >= RUNS_TYPESCRIPT) {
  module.enableCompileCache();
  await import('../src/main.ts');
} else
  try {
    handOver();
  } catch {
    tooOld();
  }
