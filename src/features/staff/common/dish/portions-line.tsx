import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { type PortionsLeft, portionsLeft } from '../../../../domain/staff/orders/portions-left.ts';
import { Badge, type Tone } from '../../../../ui/feedback/badge.tsx';
import styles from './dish.module.css';
import { useUnpaidPortions } from './unpaid-portions.ts';

type PortionsLineProps = { date: ActiveDate; menuId: string; ordered: number };

/**
 * How many portions of a dish are ordered and left, of those that there are in all, where it has a limit in all; and how many
 * wait to be paid, which count.
 */
export function PortionsLine({ date, menuId, ordered }: PortionsLineProps) {
  const { t } = useTranslation();
  const waiting = useUnpaidPortions()(menuId);
  const unpaid = waiting > 0 && (
    <p className={styles.portions}>{t('결제를 기다리는 것 {{count}}개', { count: waiting })}</p>
  );
  const portions = portionsLeft(date, menuId, ordered + waiting);
  if (!portions) return unpaid;
  const { limit, left, state } = portions;
  const words: Record<PortionsLeft['state'], string> = {
    left: t('{{left}}개 남음', { left }),
    'free-again': t('품절인데 {{left}}개 남음', { left }),
    'at-limit': t('저절로 품절, {{left}}개 남음', { left }),
    none: t('남은 것 없음'),
    over: t('{{over}}개 넘음', { over: -left }),
  };
  return (
    <>
      <p className={styles.portions}>
        {t('{{limit}}개 중 {{ordered}}개 주문', { limit, ordered: portions.ordered })}{' '}
        <Badge tone={tones[state]}>{words[state]}</Badge>
      </p>
      {unpaid}
    </>
  );
}

const tones: Record<PortionsLeft['state'], Tone> = {
  left: 'plain',
  'free-again': 'honey',
  'at-limit': 'plain',
  none: 'closed',
  over: 'error',
};
