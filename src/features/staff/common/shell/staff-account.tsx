import { CircleUserRound, LogOut, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../data/customer/use-session.ts';
import { useLogOut } from '../../../../parts/use-log-out.ts';
import { askAboutUnsentMarks } from '../../../../screen-state/ask-about-unsent-marks.ts';
import { openDialog } from '../../../../screen-state/dialogs.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useMay } from './role.ts';
import { roleName } from './role-words.ts';
import styles from './staff-account.module.css';

/** Who is logged in, at the end of a staff screen: a tap offers to log out, and to let somebody else log in. */
export function StaffAccount() {
  const { t } = useTranslation();
  const { role } = useMay();
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (session.status !== 'signed-in') return null;
  const close = () => setOpen(false);
  return (
    <div className="no-print">
      <Button
        variant="quiet"
        icon={<CircleUserRound aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {`${session.email} · ${roleName(t, role)}`}
      </Button>
      <Sheet open={open} onClose={close} title={t('로그인한 사람')} closeLabel={t('닫기')}>
        <div className={styles.choices}>
          <p>
            <strong>{session.email}</strong>
            <br />
            {roleName(t, role)}
          </p>
          <LeaveButtons onLeave={close} />
        </div>
      </Sheet>
    </div>
  );
}

/** Logs out, also for somebody else to log in; marks that were not sent are asked about first. */
export function LeaveButtons({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const leave = (changesUser: boolean) => {
    onLeave?.();
    if (askAboutUnsentMarks(changesUser)) return;
    logOut(changesUser ? () => openDialog({ kind: 'login' }) : undefined);
  };
  return (
    <>
      <Button fullWidth icon={<UsersRound aria-hidden="true" />} onClick={() => leave(true)}>
        {t('다른 사람으로 로그인')}
      </Button>
      <Button fullWidth icon={<LogOut aria-hidden="true" />} onClick={() => leave(false)}>
        {t('로그아웃')}
      </Button>
    </>
  );
}
