import { Copy, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import { telLink } from '../../../../domain/customer/phone.ts';
import { paths } from '../../../../domain/lib/paths.ts';
import { textLink } from '../../../../domain/staff/orders/pay-link-actions.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { linkProblemMessage } from '../../common/changes/staff-problem-message.ts';
import { useFunctionAction } from '../../common/changes/use-function-action.ts';
import form from '../../common/forms/staff-form.module.css';
import { useMay } from '../../common/shell/role.ts';
import styles from './pay-link.module.css';

/** The link of an order, whether its text went out, and the ways to get it to the customer. */
export function LinkToShare({ id, link }: { id: string; link: PayLink }) {
  const { t } = useTranslation();
  const may = useMay();
  const { busy, run } = useFunctionAction(textLink);
  const { name, phone } = link.order.customerInfo;
  const address = `${location.origin}${paths.pay(id)}`;
  const texts = {
    sent: t('{{phone}} 번호로 문자를 보냈어요.', { phone }),
    failed: t('문자가 가지 않았어요. 링크를 복사해 다른 방법으로 보내 주세요.'),
    unknown: t('문자가 갔는지 알 수 없어요. 손님께 여쭤 보세요.'),
  };
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify.success(t('링크를 복사했어요')),
      () => notify.negative(t('복사하지 못했어요. 링크를 길게 눌러 복사해 주세요.')),
    );
  const again = async () => {
    const outcome = await run({ id }, { done: () => t('링크를 다시 보냈어요') });
    if (outcome?.kind === 'refused') notify.negative(linkProblemMessage(t, outcome.problem));
  };
  return (
    <section className={form.group}>
      <h3 className={form.heading}>{t('결제 링크')}</h3>
      <p>{texts[link.text ?? 'unknown']}</p>
      <p className={styles.address}>{address}</p>
      <div className={form.actions}>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('링크 복사')}
        </Button>
        {may.run(textLink) && (
          <Button
            icon={<MessageSquare aria-hidden="true" />}
            busy={busy}
            onClick={() => void again()}
          >
            {t('문자 다시 보내기')}
          </Button>
        )}
        <ButtonLink
          to={telLink(phone)}
          icon={<Phone aria-hidden="true" />}
          aria-label={t('{{name}}님께 전화', { name })}
        >
          {t('전화')}
        </ButtonLink>
      </div>
    </section>
  );
}
