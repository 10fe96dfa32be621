import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { useMay } from './role.ts';
import { roleName } from './role-words.ts';

/** Stands for a screen that a role may not open, which a link or an address has led to. */
export function NotForRole({ text }: { text?: ReactNode }) {
  const { t } = useTranslation();
  const { role } = useMay();
  return (
    <EmptyState
      title={t('이 화면은 볼 수 없어요')}
      text={
        text ??
        t('{{role}} 역할로는 보이지 않는 화면이에요. 필요하시면 사장님께 말씀해 주세요.', {
          role: roleName(t, role),
        })
      }
      action={
        <ButtonLink variant="primary" to={staffPaths.home()}>
          {t('내 화면으로')}
        </ButtonLink>
      }
    />
  );
}
