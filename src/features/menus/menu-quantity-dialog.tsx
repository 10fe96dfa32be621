import { useTranslation } from 'react-i18next';
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
  return (
    <QuantityDialog
      {...props}
      labels={{ quantity: t('몇 개 담을까요?'), save: t('이 수량으로 담기'), close: t('닫기') }}
    />
  );
}
