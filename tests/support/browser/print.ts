import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Prints a page to `file`; returns the PDF's metadata and text. */
export async function print(page: Page, file: string): Promise<{ facts: string; text: string }> {
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
  return {
    facts: execFileSync('pdfinfo', [file], { encoding: 'utf8' }),
    text: execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }),
  };
}
