// The browser all of this runs in.
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

/** One that others can connect to. */
export const launchForAll = (): Promise<BrowserServer> => chromium.launchServer(options());
