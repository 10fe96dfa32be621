import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepStopNumbers, numbersOf } from '../../../domain/staff/delivery/keep-stop-numbers.ts';
import type { PrintedNumbers } from '../../../domain/staff/delivery/stop-numbers.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../common/changes/use-action.ts';
import styles from './run.module.css';

type RenumberButtonProps = { dateId: string; numbers: PrintedNumbers };

/** Says why numbers don't count the stops, and has them count again, after a question: printed papers don't fit then. */
export function RenumberButton({ dateId, numbers }: RenumberButtonProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);
  const renumber = async () => {
    const shown = Object.keys(numbers);
    const none = Object.fromEntries(shown.map((number) => [number, null]));
    await run(
      keepStopNumbers,
      { dateId, numbers: none },
      { seen: numbersOf(numbers, shown), done: t('번호를 다시 매겼어요') },
    );
    setAsking(false);
  };
  return (
    <Notice tone="info" title={t('번호는 인쇄한 그대로예요')}>
      {t('새로 온 배송지에는 8a처럼 앞 번호에 글자가 붙고, 취소된 번호는 비워 둬요.')}
      <div className={styles.answers}>
        <Button onClick={() => setAsking(true)}>{t('번호 다시 매기기')}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('배송 순서대로 번호를 다시 매길까요?')}
        text={t('이미 인쇄한 라벨과 목록은 번호가 맞지 않게 돼요. 모두 다시 인쇄해야 해요.')}
        confirmLabel={t('번호 다시 매기기')}
        cancelLabel={t('그대로 두기')}
        busy={busy}
        onConfirm={() => void renumber()}
        onClose={() => setAsking(false)}
      />
    </Notice>
  );
}
