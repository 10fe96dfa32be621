import { useId, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Sheet } from './sheet.tsx';

type QuantityDialogProps = {
  title: string;
  quantity: number;
  labels: { quantity: string; save: string; close: string };
  /** Saves the typed quantity; returns an error message, or undefined when it was accepted. */
  onSave: (typed: string) => string | undefined;
  onClose: () => void;
};

/** A dialog to type a quantity. An invalid one shows an error in the dialog, and the old quantity stays. */
export function QuantityDialog({ title, quantity, labels, onSave, onClose }: QuantityDialogProps) {
  const [typed, setTyped] = useState(String(quantity));
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={labels.close}
      width="narrow"
      initialFocus={field}
      footer={
        <Button type="submit" form={form} variant="primary" size="large" fullWidth>
          {labels.save}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const refusal = onSave(typed);
          setError(refusal);
          if (refusal === undefined) onClose();
        }}
      >
        <TextField
          ref={field}
          label={labels.quantity}
          value={typed}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Sheet>
  );
}
