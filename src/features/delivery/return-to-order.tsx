import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageOf } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/** After saving: offers to return to the order that needs the details (spec §4). */
export function ReturnToOrder({ dateId, onClose }: { dateId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const goBack = () => {
    onClose();
    const order = paths.dateDetail(languageOf(i18n.language), dateId);
    if (!pathname.startsWith(order)) navigate(order);
  };
  return (
    <ConfirmDialog
      open
      title={t('주문을 계속하시겠어요?')}
      text={t('배송 정보를 저장했어요.')}
      confirmLabel={t('주문 화면으로 돌아가기')}
      cancelLabel={t('여기 머무르기')}
      onConfirm={goBack}
      onClose={onClose}
    />
  );
}
