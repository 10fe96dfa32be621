import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';

type SubmitButtonProps = {
  busy: boolean;
  /** The label while busy. */
  busyLabel?: string;
  children: ReactNode;
};

/** The submit button at the end of a form. */
export function SubmitButton({ busy, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      fullWidth
      busy={busy}
      busyLabel={busyLabel}
    >
      {children}
    </Button>
  );
}
