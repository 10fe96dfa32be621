import { Percent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { pointRate } from '../../../../data/documents/sources.ts';
import { defaultPointRate } from '../../../../domain/points/points.ts';
import { changePointRate } from '../../../../domain/staff/customers/point-rate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { EditSheet } from '../../common/forms/edit-sheet.tsx';
import { parsePercent } from './parse-percent.ts';

/** The point rate of all customers without an individual one. */
export function ShopPointRate() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { value = defaultPointRate, loading } = useLiveDocument(pointRate);
  if (loading) return null;
  return (
    <>
      <Button icon={<Percent aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('가게의 포인트 비율 {{rate}}%', { rate: value })}
      </Button>
      {open && <RateSheet seen={value} onClose={() => setOpen(false)} />}
    </>
  );
}

function RateSheet({ seen: shown, onClose }: { seen: number; onClose: () => void }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  // The rate when the sheet was opened; if somebody else changes it later, staff are asked.
  const [seen] = useState(shown);
  const [text, setText] = useState(String(shown));
  const rate = parsePercent(text);
  const save = async () => {
    if (rate === undefined) return;
    const done = t('가게의 포인트 비율 {{rate}}%', { rate });
    const result = await run(changePointRate, { rate }, { seen, done, editing: true });
    if (result !== 'not-stored') onClose();
  };
  return (
    <EditSheet
      width="narrow"
      title={t('가게의 포인트 비율')}
      description={t('손님마다 따로 정한 비율이 없으면 이 비율로 쌓여요. 다음 주문부터예요.')}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('퍼센트')}
        inputMode="decimal"
        value={text}
        error={rate === undefined ? t('0부터 100까지 적어 주세요') : undefined}
        onChange={(event) => setText(event.target.value.trim())}
      />
    </EditSheet>
  );
}
