import { useTranslation } from 'react-i18next';
import type { OrderProblem } from '../../../domain/order/plan/order-problems.ts';
import { problemMessage } from '../../../i18n/order-problem-message.ts';
import { ContactShop } from '../../../parts/contact-shop.tsx';
import { openDialog } from '../../../screen-state/dialogs.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { enterDetails } from './enter-details.ts';
import { NewAccountHelp } from './new-account-help.tsx';
import type { OrderForm } from './use-order-form.ts';

type ProblemListProps = {
  form: OrderForm;
  problems: readonly OrderProblem[];
  /** Opens the menus. */
  onLeave: () => void;
};

/** Why an order was refused; each problem comes with a button that helps to resolve it. */
export function ProblemList({ form, problems, onLeave }: ProblemListProps) {
  const { t } = useTranslation();
  return problems.map((problem) => (
    <Notice
      key={problem.code}
      tone="error"
      action={<ProblemAction problem={problem} form={form} onLeave={onLeave} />}
    >
      {problemMessage(t, problem, String)}
    </Notice>
  ));
}

type ProblemActionProps = { problem: OrderProblem; form: OrderForm; onLeave: () => void };

function ProblemAction({ problem, form, onLeave }: ProblemActionProps) {
  const { t } = useTranslation();
  switch (problem.code) {
    case 'below-minimum':
    case 'order-empty':
      return <Button onClick={onLeave}>{t('메뉴 더 고르기')}</Button>;
    case 'no-delivery-info':
    case 'address-incomplete':
    case 'pickup-unavailable':
      return <Button onClick={() => enterDetails(form)}>{t('배송 정보 입력하기')}</Button>;
    case 'points-unavailable':
      return form.usePoint ? (
        <Button onClick={() => form.setUsePoint(false)}>{t('포인트 쓰지 않기')}</Button>
      ) : null;
    case 'order-exists-at-address':
      return (
        <Button onClick={() => openDialog({ kind: 'order-history' })}>{t('주문 내역')}</Button>
      );
    case 'open-cash-orders':
      return (
        <NewAccountHelp
          language={form.language}
          sent={(email) =>
            t(
              '{{email}} 주소로 메일을 보냈어요. 메일의 링크를 누른 다음 여기서 다시 주문해 주세요.',
              {
                email,
              },
            )
          }
        />
      );
    default:
      return <ContactShop language={form.language} />;
  }
}
