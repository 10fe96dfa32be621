import { Users } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { RecipientsSheet } from './recipients-sheet.tsx';

type ChooseRecipientProps = Omit<ComponentProps<typeof RecipientsSheet>, 'onClose'> & {
  label: string;
};

/** A button that opens the sheet to select who receives an order. */
export function ChooseRecipient({ label, ...choice }: ChooseRecipientProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button icon={<Users aria-hidden="true" />} onClick={() => setChoosing(true)}>
        {label}
      </Button>
      {choosing && <RecipientsSheet {...choice} onClose={() => setChoosing(false)} />}
    </>
  );
}
