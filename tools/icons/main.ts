/** `npm run icons`: draws public/icon.svg in the sizes that phones' home screens ask for, in public/icons. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../browser/chromium.ts';

const PUBLIC = resolve(import.meta.dirname, '../../public');

/** `room` is the part of the side that the drawing takes: a mask may cut off the outer tenth all around. */
const ICONS = [
  { file: 'icon-192.png', side: 192, room: 1 },
  { file: 'icon-512.png', side: 512, room: 1 },
  { file: 'maskable-512.png', side: 512, room: 0.72 },
  { file: 'apple-touch-icon.png', side: 180, room: 0.86 },
];

const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
for (const { file, side, room } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const ground = room < 1 ? '#fbf7f0' : 'transparent';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:${side}px;background:${ground}">
       <img src="${address}" width="${side * room}" height="${side * room}"></body>`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: join(PUBLIC, 'icons', file), omitBackground: true });
  await page.close();
}
await browser.close();
