import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { changeAnnouncement } from '../../../../data/staff/announcements/announcements.ts';
import type { AnnouncementContent } from '../../../../domain/messages/announcement.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useStaffChange } from '../../common/use-staff-change.ts';

type TakeDownButtonProps = { id: string; seen: AnnouncementContent | null; title: string };

/** Removes an announcement, after confirmation. */
export function TakeDownButton({ id, seen, title }: TakeDownButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, change } = useStaffChange();
  const [asking, setAsking] = useState(false);
  const takeDown = async () => {
    if (!(await change(() => changeAnnouncement({ id, content: null, seen })))) return;
    navigate(staffPaths.announcements(), { replace: true });
  };
  return (
    <>
      <Button fullWidth onClick={() => setAsking(true)}>
        {t('공지 내리기')}
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={t('이 공지를 내릴까요?')}
        text={title}
        confirmLabel={t('공지 내리기')}
        cancelLabel={t('그대로 두기')}
        busy={busy}
        onConfirm={() => void takeDown()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
