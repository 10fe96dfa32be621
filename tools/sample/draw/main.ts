import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawingFiles } from './files.ts';

/** Writes every drawing of the shop into public/; run it after a change of a recipe. */
const publicFolder = join(import.meta.dirname, '../../../public');

const files = Object.entries(drawingFiles());
// Drawings of dishes that are no longer sold go.
rmSync(join(publicFolder, 'images/dishes'), { recursive: true, force: true });
for (const [path, text] of files) {
  const file = join(publicFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
