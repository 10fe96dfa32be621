import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program))).find(
    isExecutable,
  );
}

/**
 * Launches the Chromium that the variable CHROMIUM names, else the system's, else the one that Playwright
 * installed.
 */
export function launchChromium(): Promise<Browser> {
  const path = process.env.CHROMIUM || installedPath();
  return chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
    ...(path !== undefined && { executablePath: path }),
  });
}
