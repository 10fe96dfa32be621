import type { Language } from '../../../src/domain/lib/language.ts';
import { type guidePages, guideTopics } from '../../../src/domain/staff/guide/staff-guide.ts';

/** Where pages and pictures are, from the repository. */
const GUIDE = 'docs/staff';
const PICTURES = 'docs/pictures';

/** The states that README and guide show, each in the languages of its readers. */
const readmeStates = ['start', 'menus', 'staff-board'] as const;

export function pictureFile(state: string, language: Language): string {
  return `${PICTURES}/${state}-${language}.jpg`;
}

export function pageFile(id: string, language: Language): string {
  return `${GUIDE}/${language}/${id}.md`;
}

/** A page of the staff guide in Markdown: each topic with its picture and its steps. */
export function guidePage(page: (typeof guidePages)[number], language: Language): string {
  const topics = page.topics.map((name) => {
    const { title, steps, picture } = guideTopics[name];
    const shown = picture
      ? [
          `<img src="../../../${pictureFile(picture, language)}" width="260" alt="${title[language]}">`,
        ]
      : [];
    const numbered = steps.map((step, index) => `${index + 1}. ${step[language]}`).join('\n');
    return [`## ${title[language]}`, ...shown, numbered].join('\n\n');
  });
  return `${[`# ${page.title[language]}`, ...topics].join('\n\n')}\n`;
}

/** The states of which README and guide have pictures. */
export function picturedStates(): string[] {
  const topics = Object.values(guideTopics);
  return [...new Set([...readmeStates, ...topics.flatMap(({ picture }) => picture ?? [])])];
}
