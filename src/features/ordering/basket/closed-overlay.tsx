import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBasketFact } from '../../../data/order/use-basket.ts';
import { paths } from '../../../domain/lib/paths.ts';
import { itemCount } from '../../../domain/order/basket/basket.ts';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { optionalPart } from '../../../ui/feedback/lazy-part.tsx';
import { BlockingOverlay } from '../../../ui/overlays/blocking-overlay.tsx';
import type { CarryBasketProps } from './carry-basket.tsx';

const CarryBasket = optionalPart(async () => (await import('./carry-basket.tsx')).CarryBasket);

/**
 * Covers the menus of a closed date, with a button back to the start (spec §2); a full basket can be carried to another
 * date.
 */
export function ClosedOverlay({ day, ...basket }: CarryBasketProps & { day: string | undefined }) {
  const { t } = useTranslation();
  const isFull = useBasketFact(basket.dateId, itemCount) > 0;
  return (
    <BlockingOverlay
      open
      title={t('주문이 마감되었어요. 감사합니다!')}
      text={
        day ? t('{{day}} 배송 주문은 마감되었어요.', { day }) : t('이 날짜의 주문은 마감되었어요.')
      }
      action={
        <>
          {isFull && <CarryBasket {...basket} />}
          <Link
            className={buttonClass({
              variant: isFull ? 'secondary' : 'primary',
              size: 'large',
              fullWidth: true,
            })}
            to={paths.languageSelect()}
          >
            {t('처음으로 돌아가기')}
          </Link>
        </>
      }
    />
  );
}
