import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnnouncementContent } from '../../../../domain/messages/announcement.ts';
import { changeAnnouncement } from '../../../../domain/staff/announcements/change-announcement.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../../common/changes/use-action.ts';

type TakeDownButtonProps = { id: string; seen: AnnouncementContent | null; title: string };

/** Removes an announcement, after confirmation. */
export function TakeDownButton({ id, seen, title }: TakeDownButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);
  const takeDown = async () => {
    const done = t('공지를 내렸어요');
    const result = await run(changeAnnouncement, { id, content: null }, { seen, done });
    setAsking(false);
    if (result === 'stored') navigate(staffPaths.announcements(), { replace: true });
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
