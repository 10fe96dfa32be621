import type { ActionWords } from './words.ts';

export const announcementWords: ActionWords<'announcement'> = {
  announcement: (posted, { t, language }) =>
    posted ? `${posted.title[language]}: ${posted.text[language]}` : t('없음'),
};
