// The browser all of this runs in.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/** Debian's headless shell is Chromium without its window, which would take a third of the time; the whole one will do. */
const KNOWN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** What is installed where none of them is found. */
export const PACKAGE = 'chromium-headless-shell';

export const findChromium = (): string => process.env.CHROMIUM ?? KNOWN.find((path) => existsSync(path)) ?? KNOWN[0]!;

const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const options = () => ({ executablePath: findChromium(), args: [...QUIET, '--disable-sync', '--no-first-run'] });

export const launch = (): Promise<Browser> => chromium.launch(options());

/** The whole browser: the headless shell has nowhere to show a notice. */
const WHOLE = '/usr/bin/chromium';

/** On a bare Debian machine, with the right to, installs one; anywhere else, says what is missing. */
export function mustHave(path: string, wanted: string): void {
  if (existsSync(path)) return;
  if (process.env.CHROMIUM === path) throw new Error(`there is no browser at ${path}: set CHROMIUM to one`);
  try {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', wanted], quiet);
  } catch (cause) {
    throw new Error('the browser tests need Chromium: install it, or set CHROMIUM to where it is', { cause });
  }
}

/** A browser that shows notices. */
export function launchWhole(): Promise<Browser> {
  mustHave(WHOLE, 'chromium');
  const { args } = options();
  return chromium.launch({ executablePath: WHOLE, args: ['--headless=new', ...args] });
}

/** One that others can connect to. */
export const launchForAll = (): Promise<BrowserServer> => chromium.launchServer(options());
