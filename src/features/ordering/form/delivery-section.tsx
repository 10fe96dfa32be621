import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeliveryInfo } from '../../../domain/customer/delivery-info.ts';
import { openDialog } from '../../../screen-state/dialogs.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ChooseRecipient } from './choose-recipient.tsx';
import { enterDetails } from './enter-details.ts';
import styles from './order-sections.module.css';
import type { OrderForm } from './use-order-form.ts';

type DeliverySectionProps = {
  form: OrderForm;
  /** The saved recipient who replaces the profile's delivery details. */
  recipient: DeliveryInfo | undefined;
  onChoose: (recipient: DeliveryInfo | undefined) => void;
};

/** The delivery details of an order, or a button to enter them; a visitor logs in first (spec §4). */
export function DeliverySection({ form, recipient, onChoose }: DeliverySectionProps) {
  const { t } = useTranslation();
  const { info } = form;
  const { uid, user } = form.screenState;
  if (!uid) {
    return (
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('받는 곳')}</h3>
        <p>{t('로그인하시면 배송 정보를 불러와요.')}</p>
        <Button onClick={() => openDialog({ kind: 'login', toOrder: true })}>
          {t('로그인 / 회원가입')}
        </Button>
      </section>
    );
  }
  const edit = () => enterDetails(form);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('받는 곳')}</h3>
      {info?.name ? (
        <>
          <DeliveryCard info={info} onEdit={recipient ? undefined : edit} />
          <ChooseRecipient
            label={recipient ? t('받는 분 바꾸기') : t('다른 분께 보내기')}
            uid={uid}
            own={user?.deliveryInfo}
            chosen={recipient ?? 'own'}
            onChoose={(next) => onChoose(next === 'own' ? undefined : next)}
            onRemoved={() => onChoose(undefined)}
          />
        </>
      ) : (
        <Button icon={<MapPin aria-hidden="true" />} onClick={edit}>
          {t('배송 정보 입력하기')}
        </Button>
      )}
    </section>
  );
}

type DeliveryCardProps = { info: DeliveryInfo; onEdit?: (() => void) | undefined };

/** Name, phone, address and note of a delivery. */
export function DeliveryCard({ info, onEdit }: DeliveryCardProps) {
  const { t } = useTranslation();
  return (
    <Card className={styles.delivery}>
      <div className={styles.deliveryWords}>
        <p className={styles.strong}>{info.address}</p>
        <p>
          {info.name} · <span className="tabular">{info.phone}</span>
        </p>
        {info.note && <p className={styles.quiet}>{t('메모: {{note}}', { note: info.note })}</p>}
      </div>
      {onEdit && <Button onClick={onEdit}>{t('배송 정보 고치기')}</Button>}
    </Card>
  );
}
