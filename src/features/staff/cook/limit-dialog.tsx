import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limit as limitAction } from '../../../domain/staff/dates/limit.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { useAction } from '../common/use-action.ts';

type LimitDialogProps = {
  dateId: string;
  menuId: string;
  title: string;
  limit: number | undefined;
  onClose: () => void;
};

/** Sets how many of a menu one person may order on a date; empty for no limit. */
export function LimitDialog({ dateId, menuId, title, limit, onClose }: LimitDialogProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  // The limit when the dialog was opened; a later change by somebody else is not overwritten.
  const [seen] = useState(limit ?? null);
  const [text, setText] = useState(limit === undefined ? '' : String(limit));
  const right = text === '' || /^[1-9]\d{0,2}$/.test(text);
  const save = async () => {
    const wanted = text === '' ? null : Number(text);
    const result = await run(
      limitAction,
      { dateId, menuId, limit: wanted },
      {
        seen,
        done: `${title} · ${wanted === null ? t('제한 없음') : t('1인 {{limit}}개', { limit: wanted })}`,
      },
    );
    if (result !== 'not-stored') onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      description={t('한 사람이 몇 개까지 주문할 수 있는지 적어 주세요. 비우면 제한이 없어요.')}
      closeLabel={t('닫기')}
      footer={
        <Button variant="primary" fullWidth busy={busy} onClick={() => right && void save()}>
          {t('저장')}
        </Button>
      }
    >
      <TextField
        label={t('1인 제한')}
        inputMode="numeric"
        value={text}
        error={right ? undefined : t('1부터 999까지 적어 주세요')}
        onChange={(event) => setText(event.target.value.trim())}
      />
    </Sheet>
  );
}
