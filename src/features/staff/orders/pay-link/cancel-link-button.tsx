import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { cancelLink } from '../../../../domain/staff/orders/pay-link-actions.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { linkProblemMessage } from '../../common/changes/staff-problem-message.ts';
import { useFunctionAction } from '../../common/changes/use-function-action.ts';
import { CancelButton } from '../cancel-button.tsx';

/** Cancels an order that is not paid yet, after a confirmation; its link can't be paid from then on. */
export function CancelLinkButton({ id, link }: { id: string; link: PayLink }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useFunctionAction(cancelLink);
  const { name } = link.order.customerInfo;
  const cancel = async () => {
    const done = () => t('{{name}}님의 주문을 취소했어요', { name });
    const outcome = await run({ id }, { done });
    if (outcome?.kind === 'refused') notify.negative(linkProblemMessage(t, outcome.problem));
    return outcome?.kind === 'done'
      ? () => navigate(staffPaths.board(link.dateId), { replace: true })
      : undefined;
  };
  return (
    <CancelButton
      name={name}
      text={`${formatMoney(link.amount)}\n${t('이 링크로는 더 결제할 수 없어요. 취소 문자는 가지 않아요.')}`}
      busy={busy}
      onCancel={cancel}
    />
  );
}
