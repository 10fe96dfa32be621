import { useTranslation } from 'react-i18next';
import { type Language, languageOf } from '../domain/lib/language.ts';

const words: Record<Language, (paper: string, sheet: string, sheets: string) => string> = {
  ko: (paper, sheet, sheets) => `${paper} · ${sheet}/${sheets}쪽`,
  en: (paper, sheet, sheets) => `${paper} · ${sheet} of ${sheets}`,
};

/**
 * Prints at the foot of each sheet which paper it belongs to, and that it is the second of three. Only the browser knows
 * how many there are; those without margin boxes (Safari, Firefox) print none, so a paper of several sheets says its name
 * on each of them otherwise.
 */
export function SheetNumbers({ paper }: { paper: string }) {
  const foot = words[languageOf(useTranslation().i18n.language)];
  const content = foot(cssText(paper), '" counter(page) "', '" counter(pages) "');
  return (
    <style>{`@page { @bottom-right { content: "${content}"; color: #444; font: 9pt sans-serif; } }`}</style>
  );
}

/** As it stands in a string of a style sheet: nothing in it ends the string or the sheet. */
function cssText(text: string): string {
  return text.replace(/["\\<>{}\n\r\f]/g, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `);
}
