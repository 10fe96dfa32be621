import { languages } from '../../../src/domain/lib/language.ts';
import type { State } from '../../../tests/support/states/stage.ts';
import { fileName, type Scheme, type View, views } from './pictures.ts';

/** One page with all pictures: a row per state and view, both languages side by side, light and dark. */
export function indexPage(
  states: readonly State[],
  shown: readonly View[],
  schemes: readonly Scheme[],
): string {
  const rows = states.map(({ name }) => {
    const pictures = shown.map((view) => {
      const cells = languages.flatMap((language) =>
        schemes.map((scheme) => {
          const file = fileName(name, language, view, scheme);
          const { width, height } = views[view];
          return `<a href="${file}"><img src="${file}" alt="${file}" width="${width}" height="${height}" loading="lazy"></a>`;
        }),
      );
      return `<div class="row">${cells.join('')}</div>`;
    });
    return `<section id="${name}"><h2>${name}</h2>${pictures.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>
body { margin: 24px; font: 16px system-ui, sans-serif; }
nav { columns: 5 12em; }
.row { display: flex; gap: 12px; margin-bottom: 12px; }
a { flex: 1; }
img { width: 100%; height: auto; border: 1px solid #999; }
</style>
<h1>Gallery</h1>
<nav>${states.map(({ name }) => `<a href="#${name}">${name}</a><br>`).join('')}</nav>
${rows.join('\n')}
</html>
`;
}
