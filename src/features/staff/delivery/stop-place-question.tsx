import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import styles from './run.module.css';

type PlaceQuestionProps = {
  stop: Stop;
  /** The other stops of its area, in driving order. */
  others: readonly Stop[];
  busy: boolean;
  onFits: () => void;
  /** Undefined: before all others. */
  onMoveBehind: (other: string | undefined) => void;
};

/** Asks whether the place of a stop still fits, as its address has changed since staff decided it. */
export function PlaceQuestion({ stop, others, busy, onFits, onMoveBehind }: PlaceQuestionProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const { name } = stop.order.customerInfo;
  const move = (other: string | undefined) => {
    setChoosing(false);
    onMoveBehind(other);
  };
  return (
    <div className={styles.question}>
      <Notice tone="honey" title={t('주소가 바뀌었어요. 이 자리가 아직 맞나요?')}>
        <div className={styles.answers}>
          <Button busy={busy} aria-label={t('{{name}}: 자리 맞아요', { name })} onClick={onFits}>
            {t('맞아요')}
          </Button>
          {others.length > 0 && (
            <Button
              disabled={busy}
              aria-label={t('{{name}}: 자리 옮기기', { name })}
              onClick={() => setChoosing(true)}
            >
              {t('옮기기')}
            </Button>
          )}
        </div>
      </Notice>
      <Sheet
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t('{{name}}님을 어디로 옮길까요?', { name })}
        description={stop.order.customerInfo.address}
        closeLabel={t('닫기')}
      >
        <div className={styles.places}>
          <Button fullWidth onClick={() => move(undefined)}>
            {t('맨 앞')}
          </Button>
          {others.map(({ id, number, order }) => (
            <Button key={id} fullWidth onClick={() => move(id)}>
              {t('{{number}}. {{address}} 다음', { number, address: order.customerInfo.address })}
            </Button>
          ))}
        </div>
      </Sheet>
    </div>
  );
}
