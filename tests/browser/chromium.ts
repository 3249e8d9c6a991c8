// The browser all of this runs in.
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const OPTIONS = { executablePath: CHROMIUM, args: [...QUIET, '--disable-sync', '--no-first-run'] };

export const launch = (): Promise<Browser> => chromium.launch(OPTIONS);

/** One that others can connect to. */
export const launchForAll = (): Promise<BrowserServer> => chromium.launchServer(OPTIONS);
