import { formatMoney } from '../../../../domain/lib/money.ts';
import type { ActionWords } from './action-words-type.ts';

export const announcementWords: ActionWords<'announcement'> = {
  announcement: {
    name: (t) => t('공지'),
    state: (posted, { t, language }) => {
      if (!posted) return t('없음');
      const { title, text, gift } = posted;
      const more = gift && `${formatMoney(gift.fromCents)}: ${gift.words[language]}`;
      return [`${title[language]}: ${text[language]}`, more].filter(Boolean).join(' · ');
    },
  },
};
