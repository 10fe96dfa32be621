import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type StaffAccess, useStaff } from '../../../../data/staff/common/use-staff.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { openDialog } from '../../../../screen-state/dialogs.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { Page } from '../../../../ui/layout/page.tsx';
import { forgetView } from '../../orders/use-viewed-date.ts';
import { KeptMarks } from '../changes/kept-marks.tsx';
import { RoleContext } from './role.ts';
import { LeaveButtons } from './staff-account.tsx';

export type Staff = Extract<StaffAccess, { status: 'staff' }>;

/** Renders its children for staff only; shows everybody else what is missing. */
export function StaffGate({ children }: { children: (staff: Staff) => ReactNode }) {
  const { t } = useTranslation();
  const access = useStaff();
  useEffect(() => {
    if (access.status === 'refused') forgetView();
  }, [access.status]);
  if (access.status === 'staff') {
    return <RoleContext value={access.role}>{children(access)}</RoleContext>;
  }
  if (access.status === 'loading' && !access.failed) {
    return <Loading label={t('계정을 확인하고 있어요')} />;
  }
  return (
    <Page>
      {access.status === 'refused' && <KeptMarks />}
      {access.status === 'loading' ? (
        <EmptyState heading="h1" title={errorMessage(t, 'network')} />
      ) : access.status === 'signed-out' ? (
        <EmptyState
          heading="h1"
          title={t('직원 로그인이 필요해요')}
          action={
            <Button variant="primary" onClick={() => openDialog({ kind: 'login' })}>
              {t('로그인')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          heading="h1"
          title={t('직원만 볼 수 있는 화면이에요')}
          text={t(
            '직원 권한을 받은 계정으로 로그인해 주세요. 방금 받으셨다면 다시 로그인해 주세요.',
          )}
          action={<LeaveButtons />}
        />
      )}
    </Page>
  );
}
