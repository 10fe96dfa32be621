import type { ActionWords } from './action-words-type.ts';

export const announcementWords: ActionWords<'announcement'> = {
  announcement: {
    name: (t) => t('공지'),
    state: (posted, { t, language }) =>
      posted ? `${posted.title[language]}: ${posted.text[language]}` : t('없음'),
  },
};
