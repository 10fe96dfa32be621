import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../../../data/documents/use-read.ts';
import { toAppError } from '../../../../data/firebase/to-app-error.ts';
import { countOpenPayments } from '../../../../data/staff/inbox/open-payments.ts';
import { readDatesWithOrders } from '../../../../data/staff/orders/dates-with-orders.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { areaName, areaOf } from '../../../../domain/dates/date-card.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import { isOpen } from '../../../../domain/dates/open-dates.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { changeDateState, fieldsOfState } from '../../../../domain/staff/dates/date-state.ts';
import { removeDate } from '../../../../domain/staff/dates/remove-date.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../../common/changes/use-action.ts';

type RemoveDateSectionProps = { dateId: string; date: ActiveDate; language: Language };

/** Deletes a date that was made by mistake; only for one that nobody has ordered for. */
export function RemoveDateSection({ dateId, date, language }: RemoveDateSectionProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);
  const [counting, setCounting] = useState(false);
  const used = useRead(dateId, async () => (await readDatesWithOrders('owner', [dateId])).size > 0);
  if (used.value !== false) return null;
  const name = `${formatFullDay(date.deliveryDate, language)} ${areaName(areaOf(date), language)}`;

  /** What the plan of a change can't look up: whether somebody is about to pay. */
  const waitsForPayment = async (words: string) => {
    const { payments, links } = await countOpenPayments(dateId);
    if (payments + links === 0) return false;
    notify.negative(words);
    return true;
  };
  const hide = async () => {
    const change = { dateId, ...fieldsOfState('hidden', date) };
    const seen = { active: date.active, orderDone: date.orderDone };
    return (await run(changeDateState, change, { seen, done: t('숨겼어요') })) === 'stored';
  };
  const remove = async () => {
    const seen = isOpen(date) ? { ...date, ...fieldsOfState('hidden', date) } : date;
    const done = t('{{date}} 날짜를 지웠어요', { date: name });
    const result = await run(removeDate, { dateId, date: null }, { seen, done });
    if (result === 'stored') navigate(staffPaths.dates(), { replace: true });
    return result === 'stored';
  };
  /** A date that takes orders is hidden before the payments are counted once more: no customer begins one after that. */
  const hideAndRemove = async () => {
    setCounting(true);
    try {
      const waits = t('결제를 기다리는 주문이 있어 지울 수 없어요. 대신 숨길 수 있어요.');
      const begun = t('그사이 결제를 시작한 손님이 있어, 지우지 않고 숨겨 두었어요.');
      if (await waitsForPayment(waits)) return;
      if (isOpen(date) && !(await hide())) return;
      if ((isOpen(date) && (await waitsForPayment(begun))) || !(await remove())) setAsking(false);
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
    } finally {
      setCounting(false);
    }
  };
  return (
    <>
      <Button fullWidth variant="danger" onClick={() => setAsking(true)}>
        {t('날짜 지우기')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={t('{{date}} 날짜를 지울까요?', { date: name })}
          text={t(
            '손님 화면과 직원 화면에서 사라져요. 바로 되돌릴 수 있고, 되돌리면 숨긴 날짜로 돌아와요.',
          )}
          confirmLabel={t('날짜 지우기')}
          cancelLabel={t('그대로 두기')}
          tone="danger"
          busy={busy || counting}
          busyLabel={t('지우고 있어요')}
          onConfirm={() => void hideAndRemove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
