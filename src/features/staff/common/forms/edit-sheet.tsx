import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';

type EditSheetProps = {
  title: string;
  description?: string | undefined;
  width?: 'narrow';
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet whose fields are saved together; it stays open while they are. */
export function EditSheet({ busy, onSave, onClose, children, ...words }: EditSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open
      {...words}
      onClose={onClose}
      locked={busy}
      closeLabel={t('닫기')}
      footer={
        <Button variant="primary" fullWidth busy={busy} onClick={onSave}>
          {t('저장')}
        </Button>
      }
    >
      <StoredFields busy={busy}>{children}</StoredFields>
    </Sheet>
  );
}
