import { useTranslation } from 'react-i18next';
import type { User } from '../../../../domain/customer/user.ts';
import { customerRights } from '../../../../domain/staff/customers/customer-rights.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useAction } from '../../common/changes/use-action.ts';

/** Says what a new account may not do yet, and lifts its limits with one tap. */
export function NewAccountNotice({ user: { uid, name } }: { user: User }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const trust = () =>
    run(
      customerRights,
      { uid, rights: { isTrusted: true } },
      { seen: { isTrusted: false }, done: t('{{name}} · 새 계정 제한 풀림', { name }) },
    );
  return (
    <Notice
      title={t('새 손님이에요')}
      action={
        <Button busy={busy} onClick={() => void trust()}>
          {t('제한 풀기')}
        </Button>
      }
    >
      {t(
        '결제되거나 배송된 주문이 아직 없어요. 이메일 주소를 확인할 때까지 현금 주문은 한 번에 하나, 문자는 하루 세 통까지예요.',
      )}
    </Notice>
  );
}
