import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../data/documents/use-read.ts';
import { readTeam } from '../../../../data/staff/team/read-team.ts';
import type { TeamMember } from '../../../../domain/staff/team/team.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import form from '../../common/forms/staff-form.module.css';
import { roleName } from '../../common/shell/role-words.ts';
import { RoleSheet } from './role-sheet.tsx';

/** Who of staff has which role, with a way to change it. `own`: uid of the owner who is looking. */
export function TeamScreen({ own }: { own: string }) {
  const { t } = useTranslation();
  const { value, failed, reload } = useRead('team', readTeam);
  const [changing, setChanging] = useState<TeamMember | 'new'>();
  if (!value) {
    return failed ? (
      <EmptyState
        title={t('직원 목록을 불러오지 못했어요')}
        text={t('인터넷 연결을 확인해 주세요.')}
      />
    ) : (
      <Loading label={t('직원 목록을 불러오고 있어요')} />
    );
  }
  return (
    <div className={form.screen}>
      <ul className={form.list}>
        {value.map((member) => (
          <li key={member.uid} className={`${form.item} ${form.row}`}>
            <p className={form.words}>
              <span className={form.title}>{member.email}</span>
              <br />
              <span className={form.quiet}>
                {[roleName(t, member.role), member.name].filter(Boolean).join(' · ')}
              </span>
            </p>
            {member.uid === own ? (
              <span className={form.quiet}>{t('나')}</span>
            ) : (
              <Button
                aria-label={t('{{email}} 역할 바꾸기', { email: member.email })}
                onClick={() => setChanging(member)}
              >
                {t('바꾸기')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        fullWidth
        variant="primary"
        icon={<UserPlus aria-hidden="true" />}
        onClick={() => setChanging('new')}
      >
        {t('직원 더하기')}
      </Button>
      {changing && (
        <RoleSheet
          member={changing === 'new' ? undefined : changing}
          onClose={() => setChanging(undefined)}
          onChanged={reload}
        />
      )}
    </div>
  );
}
