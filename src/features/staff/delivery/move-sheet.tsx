import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { positionIn } from '../../../domain/staff/delivery/delivery-run.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import styles from './run.module.css';

type MoveSheetProps = {
  open: boolean;
  title: string;
  description?: string;
  /** Behind which it can go, in driving order. */
  places: readonly { id: string; label: string }[];
  /** The number of the first place; undefined: no number is asked for. */
  first: number | undefined;
  /** Undefined: before all others. */
  onMoveBehind: (other: string | undefined) => void;
  onClose: () => void;
};

/** Asks where on the route a stop or an area goes: its number, or one tap behind another. */
export function MoveSheet(props: MoveSheetProps) {
  const { open, title, description, places, first, onMoveBehind, onClose } = props;
  const { t } = useTranslation();
  const move = (other: string | undefined) => {
    onClose();
    onMoveBehind(other);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      {...(description && { description })}
      closeLabel={t('닫기')}
    >
      <div className={styles.places}>
        {first !== undefined && (
          <PositionForm
            min={first}
            max={first + places.length}
            onMove={(position) => move(places[position - first - 1]?.id)}
          />
        )}
        <Button fullWidth onClick={() => move(undefined)}>
          {t('맨 앞')}
        </Button>
        {places.map(({ id, label }) => (
          <Button key={id} fullWidth onClick={() => move(id)}>
            {label}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

type PositionFormProps = { min: number; max: number; onMove: (position: number) => void };

function PositionForm({ min, max, onMove }: PositionFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const range = t('{{min}}부터 {{max}}까지 적어 주세요', { min, max });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const position = positionIn(typed, min, max);
    if (position === undefined) setRefused(true);
    else onMove(position);
  };
  return (
    <form className={styles.position} onSubmit={submit} noValidate>
      <TextField
        label={t('몇 번째로 옮길까요?')}
        hint={refused ? undefined : range}
        error={refused ? range : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefused(false);
        }}
      />
      <Button type="submit" variant="primary">
        {t('옮기기')}
      </Button>
    </form>
  );
}
