import { useTranslation } from 'react-i18next';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';

/** Stands where an address leads to no screen of staff. */
export function NoSuchScreen() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('없는 화면이에요')}
      text={t('주소를 다시 확인해 주세요.')}
      action={
        <ButtonLink variant="primary" to={staffPaths.home()}>
          {t('내 화면으로')}
        </ButtonLink>
      }
    />
  );
}
