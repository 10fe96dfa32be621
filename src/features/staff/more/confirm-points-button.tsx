import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import { confirmDatePoints } from '../../../data/staff/customers/confirm-points.ts';
import type { Order } from '../../../domain/order/order.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { staffProblemMessage } from '../common/changes/staff-problem-message.ts';

/** Confirms the points earned on a date, with one tap after the delivery. Repeating it changes nothing. */
export function ConfirmPoints({
  dateId,
  closed,
  orders,
}: {
  dateId: string;
  /** While a date takes orders, its points can't be confirmed yet. */
  closed: boolean;
  orders: readonly Order[] | undefined;
}) {
  const { t } = useTranslation();
  const [done, setDone] = useState<number>();
  const uids = [...new Set(orders?.map(({ customerInfo }) => customerInfo.uid))];
  const confirm = async () => {
    setDone(0);
    try {
      const { confirmed, refused, problem } = await confirmDatePoints(dateId, uids, setDone);
      if (problem) {
        const why = staffProblemMessage(t, problem);
        const said = t('손님 {{count}}명의 포인트를 확정하지 못했어요.', { count: refused });
        return notify.negative(`${said}\n${why}`);
      }
      notify.success(
        confirmed > 0
          ? t('손님 {{count}}명의 포인트를 확정했어요', { count: confirmed })
          : t('이미 모두 확정되었어요'),
      );
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
    } finally {
      setDone(undefined);
    }
  };
  return (
    <Button
      fullWidth
      icon={<Coins aria-hidden="true" />}
      disabled={uids.length === 0 || !closed}
      busy={done !== undefined}
      busyLabel={`${done ?? 0} / ${uids.length}`}
      onClick={() => void confirm()}
    >
      {closed ? t('이 날짜의 포인트 확정하기') : t('포인트는 마감한 뒤에 확정해요')}
    </Button>
  );
}
