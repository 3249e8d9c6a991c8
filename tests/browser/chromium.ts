// The browser all of this runs in.
import { type Browser, chromium } from 'playwright-core';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: [...QUIET, '--disable-sync', '--no-first-run'] });
