import type { Page } from '@playwright/test';

/** A photo like a phone's: tall, large, and so detailed that it compresses badly. */
export async function photoFile(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1500;
    canvas.height = 2000;
    const context = canvas.getContext('2d');
    for (let at = 0; at < 60_000 && context; at += 1) {
      context.fillStyle = `hsl(${(at * 47) % 360} 80% ${(at * 31) % 100}%)`;
      context.fillRect((at * 53) % 1500, (at * 97) % 2000, 12, 12);
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  return { name: 'dish.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
