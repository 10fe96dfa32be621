import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categories } from '../categories.ts';
import { menus } from '../menus.ts';
import { drawingFiles } from './files.ts';

const publicFolder = join(import.meta.dirname, '../../../public');
const photos = Object.values(menus).flatMap((menu) =>
  (menu.photos ?? []).map((photo) => photo.downloadURL),
);

describe('drawings', () => {
  it('in public/ are what the generator writes', () => {
    for (const [path, text] of Object.entries(drawingFiles())) {
      expect(readFileSync(join(publicFolder, path), 'utf8') === text, path).toBe(true);
    }
  });

  it('exist for every photo of a menu and for nothing else, each below 6 kB', () => {
    for (const url of photos) {
      const file = join(publicFolder, url);
      expect(existsSync(file), url).toBe(true);
      expect(statSync(file).size, url).toBeLessThan(6000);
    }
    const drawn = readdirSync(join(publicFolder, 'images/dishes'));
    expect(drawn.map((name) => `/images/dishes/${name}`).sort()).toEqual([...photos].sort());
  });

  it('exist for every category, for a menu without photo and for the start screen', () => {
    for (const catId of Object.keys(categories)) {
      const icon = readFileSync(join(publicFolder, `images/categories/${catId}.svg`), 'utf8');
      expect(icon).toContain('viewBox="0 0 24 24"');
      expect(icon).toContain('stroke="currentColor"');
    }
    expect(statSync(join(publicFolder, 'images/table.svg')).size).toBeLessThan(20_000);
    expect(existsSync(join(publicFolder, 'images/default-dish.svg'))).toBe(true);
    expect(existsSync(join(publicFolder, 'icon.svg'))).toBe(true);
  });

  it('are drawn, not coloured differently: no two have the same shapes', () => {
    const shapes = Object.values(drawingFiles()).map((text) => text.replace(/#[0-9a-f]{3,6}/g, ''));
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
