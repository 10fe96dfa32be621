import { useTranslation } from 'react-i18next';
import { quantityLabels } from '../../i18n/quantity-message.ts';
import { QuantityDialog } from '../../ui/overlays/quantity-dialog.tsx';

type MenuQuantityDialogProps = {
  title: string;
  quantity: number;
  onSave: (typed: string) => string | undefined;
  onClose: () => void;
};

/** Asks for the quantity of one menu. */
export function MenuQuantityDialog(props: MenuQuantityDialogProps) {
  const { t } = useTranslation();
  return <QuantityDialog {...props} labels={quantityLabels(t)} />;
}
