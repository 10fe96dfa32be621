import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import { useOrderRefunds } from '../../../data/refunds/use-order-refunds.ts';
import { takesOrders } from '../../../domain/dates/open-dates.ts';
import { toCents } from '../../../domain/lib/money.ts';
import { problemMessage } from '../../../i18n/order-problem-message.ts';
import { ContactShop } from '../../../parts/contact-shop.tsx';
import { openDialog } from '../../../screen-state/dialogs.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { OrderForm } from './use-order-form.ts';

/** The message for this problem contains no amounts, so zeros will do. */
const belowCardPayment = { code: 'below-card-payment', paid: 0, due: 0 } as const;

/**
 * Replaces the card button when an edit would cost less than was paid by card (spec §5). Says whether the
 * menus or only the points cause it, and offers to ask the shop, or says that it has been asked already.
 */
export function BelowCardPayment({ form }: { form: OrderForm }) {
  const { t } = useTranslation();
  const { existing, totals, language } = form;
  const { request } = useOrderRefunds(existing);
  const mayAsk =
    existing !== undefined && takesOrders(existing.dateId, form.screenState.date, serverNow());
  const onlyPoints = existing !== undefined && totals.total >= toCents(existing.totalPrice);
  return (
    <Notice tone="error" action={<ContactShop language={language} />}>
      {onlyPoints ? (
        <>
          <p>
            {t(
              '포인트를 쓰면 이미 결제하신 금액보다 적어져요. 결제하신 주문에서 줄이려면 저희에게 연락해 주세요.',
            )}
          </p>
          <Button onClick={() => form.setUsePoint(false)}>{t('포인트 쓰지 않기')}</Button>
        </>
      ) : (
        <>
          <p>{problemMessage(t, belowCardPayment, String)}</p>
          {request?.state === 'waiting' && (
            <p>
              <strong>{t('이미 여쭤보셨어요. 가게의 답을 기다려 주세요.')}</strong>
            </p>
          )}
          {mayAsk && request?.state !== 'waiting' && (
            <Button
              variant="primary"
              onClick={() =>
                openDialog({ kind: 'ask-shop', order: existing, quantities: form.quantities })
              }
            >
              {t('가게에 물어보기')}
            </Button>
          )}
        </>
      )}
    </Notice>
  );
}
