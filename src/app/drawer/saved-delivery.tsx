import { useTranslation } from 'react-i18next';
import { useUser } from '../../data/customer/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './app-drawer.module.css';

/** The saved delivery details, or a button to enter them. */
export function SavedDelivery({ onEdit }: { onEdit: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const info = user.value?.deliveryInfo;
  if (user.loading) return null;
  if (!info?.name) {
    return (
      <div className={styles.enter}>
        <Button fullWidth onClick={onEdit}>
          {t('배송 정보 입력하기')}
        </Button>
      </div>
    );
  }
  return (
    <Card className={styles.delivery}>
      <p className={styles.small}>{t('배송 정보')}</p>
      <p className={styles.strong}>{info.name}</p>
      <p className="tabular">{info.phone}</p>
      <p>{info.address}</p>
      {info.note && <p className={styles.small}>{t('메모: {{note}}', { note: info.note })}</p>}
      <Button fullWidth onClick={onEdit}>
        {t('배송 정보 고치기')}
      </Button>
    </Card>
  );
}
