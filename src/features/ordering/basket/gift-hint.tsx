import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNumber } from '../../../domain/dates/date-id.ts';
import { languageOf } from '../../../domain/lib/language.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import { giftProgress, type PricedMenus } from '../../../domain/order/basket/promotion-gifts.ts';
import { useAnnouncements } from '../../../parts/use-announcements.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

type GiftsProps = { dateId: string; quantities: Record<string, number>; menus: PricedMenus };

/** What an order lacks to each gift of the date's promotions, from how much on it comes, or that it is reached; one line each. */
function useGiftWords({ dateId, quantities, menus }: GiftsProps): string[] {
  const { t, i18n } = useTranslation();
  const promotions = useAnnouncements(new Set([dayNumber(dateId)]));
  return giftProgress(promotions, dateId, quantities, menus).map(({ fromCents, words, left }) => {
    const gift = words[languageOf(i18n.language)];
    if (left === fromCents) {
      return t('{{money}}부터 {{gift}}도 드려요', { gift, money: formatMoney(fromCents) });
    }
    return left > 0
      ? t('{{gift}}까지 {{money}} 남았어요', { gift, money: formatMoney(left) })
      : t('{{gift}}, 함께 보내 드려요', { gift });
  });
}

/** The gift that a basket has yet to reach, be it empty, or else the largest that it has; `otherwise` where none is promised. */
export function GiftHint({ otherwise, ...props }: GiftsProps & { otherwise?: ReactNode }) {
  return useGiftWords(props).at(-1) ?? otherwise;
}

/** The gifts that an order has reached, and the next one. */
export function GiftNotice(props: GiftsProps) {
  const words = useGiftWords(props);
  return (
    words.length > 0 && (
      <Notice tone="fresh" icon={<Gift aria-hidden="true" />} announce>
        {words.join('\n')}
      </Notice>
    )
  );
}
