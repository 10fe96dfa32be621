import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PayLink } from '../../../domain/card/pay-link.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../domain/lib/money.ts';
import { linesText } from '../../../domain/order/line-titles.ts';
import { lineTitle, type Order } from '../../../domain/order/order.ts';
import type { StaffProblem } from '../../../domain/staff/staff-problem.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { orderProblemForStaff, staffProblemMessage } from './changes/staff-problem-message.ts';
import { ReasonField } from './forms/reason-field.tsx';

type OrderPreviewProps = {
  /** The order as it was, whose dishes a problem names. */
  was: Order;
  remarks: readonly string[];
  /** What staff may override by a reason. */
  problem: StaffProblem | undefined;
  language: Language;
  reason: string;
  onReason: (reason: string) => void;
  /** It was confirmed without a reason. */
  missing: boolean;
};

/** What is different about an order that would be stored again, and the reason for it where a rule is overridden. */
export function OrderPreview(props: OrderPreviewProps) {
  const { was, remarks, problem, language, reason, onReason, missing } = props;
  const { t } = useTranslation();
  return (
    <>
      {remarks.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {problem && (
        <>
          <Notice tone="honey">{problemInWords(t, problem, was, language)}</Notice>
          <ReasonField value={reason} maxLength={300} missing={missing} onChange={onReason} />
        </>
      )}
    </>
  );
}

/** Says that the link which waits for the same address ends with the order that is stored. */
export function EndedLinkNotice({ link }: { link: PayLink }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="honey"
      title={t('이 주소로 결제를 기다리는 주문이 있어요 ({{amount}})', {
        amount: formatMoney(link.amount),
      })}
    >
      {t('저장하면 그 링크는 끝나서 결제할 수 없고, 이 주문만 남아요.')}
    </Notice>
  );
}

/** Its dishes, a line each. */
export function linesInWords(order: Order, language: Language): string {
  return linesText(Object.values(order.menus), language, '\n');
}

/** Which sums are not as they were, and the points that it uses. */
export function sumsInWords(t: TFunction, was: Order, order: Order): string[] {
  const amounts = (before: number, after: number) => {
    return { before: formatMoney(before), after: formatMoney(after) };
  };
  const used = [toCents(was.usedPoint), toCents(order.usedPoint)] as const;
  const totals = [toCents(was.totalPrice), toCents(order.totalPrice)] as const;
  return [
    totals[0] !== totals[1] && t('값이 바뀌었어요: {{before}} → {{after}}', amounts(...totals)),
    used[1] > 0 && used[0] === used[1] && `${t('포인트 사용')} ${formatMoney(-used[1])}`,
    used[0] !== used[1] && t('쓰는 포인트가 바뀌었어요: {{before}} → {{after}}', amounts(...used)),
  ].filter((one) => typeof one === 'string');
}

/** Why it can't be stored, or only with a reason; dishes by the titles that it had. */
export function problemInWords(
  t: TFunction,
  problem: StaffProblem,
  was: Order,
  language: Language,
): string {
  if (problem.code !== 'order') return staffProblemMessage(t, problem);
  const titleOf = (menuKey: string) => {
    const line = was.menus[menuKey];
    return line ? lineTitle(line, language) : menuKey;
  };
  return problem.problems.map((one) => orderProblemForStaff(t, one, titleOf)).join('\n');
}
