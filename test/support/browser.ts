import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// The browser must not call home: what it asks for would be mistaken for the page's own requests.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a page may take for what a test waits for, on a machine that others share. */
export const PAGE_TIMEOUT_MS = 30_000;

const executablePath = () => process.env.CHROME_PATH ?? PLACES.find((path) => existsSync(path));

/** Starts the system's Chromium, or the one at `CHROME_PATH`. The caller closes it. */
export const launch = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath(), args: ARGUMENTS, ...options });
