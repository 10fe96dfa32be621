import { useTranslation } from 'react-i18next';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { linkProblemMessage } from '../../common/changes/staff-problem-message.ts';

type WaitingLinkProps = {
  waiting: { id: string; link: PayLink };
  /** Whether the order in the form is to be paid by a link as well. */
  byCard: boolean;
};

/** Says before an order is saved that another one of this customer and address waits to be paid, and what becomes of it. */
export function WaitingLink({ waiting: { id, link }, byCard }: WaitingLinkProps) {
  const { t } = useTranslation();
  const amount = formatMoney(link.amount);
  const newOrder = byCard
    ? t('한 주소에는 링크를 하나만 보낼 수 있어요. 그 주문을 고쳐 주세요.')
    : t('저장하면 그 링크는 끝나서 결제할 수 없고, 이 주문만 남아요.');
  return (
    <Notice
      tone="honey"
      announce
      title={t('이 주소로 결제를 기다리는 주문이 있어요 ({{amount}})', { amount })}
      action={
        <ButtonLink to={staffPaths.payLink(link.dateId, id)}>{t('결제 링크 보기')}</ButtonLink>
      }
    >
      {link.addsTo ? linkProblemMessage(t, { code: 'link-open', id, adds: true }) : newOrder}
    </Notice>
  );
}
