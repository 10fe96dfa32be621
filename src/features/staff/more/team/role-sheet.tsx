import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roles } from '../../../../domain/staff/roles.ts';
import { changeRole, type RoleOrOff } from '../../../../domain/staff/team/change-role.ts';
import type { RoleProblem, TeamMember } from '../../../../domain/staff/team/team.ts';
import { useDraftText } from '../../../../screen-state/use-draft.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { EditSheet } from '../../common/forms/edit-sheet.tsx';
import styles from '../../common/forms/staff-form.module.css';
import { roleName, roleText } from '../../common/shell/role-words.ts';

type RoleSheetProps = {
  /** Undefined for somebody who is not of staff yet. */
  member: TeamMember | undefined;
  onClose: () => void;
  onChanged: () => void;
};

/** Chooses somebody's role, or takes it away. */
export function RoleSheet({ member, onClose, onChanged }: RoleSheetProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useDraftText('new-member');
  const email = member?.email ?? typed;
  const [role, setRole] = useState<RoleOrOff>(member?.role ?? 'books');
  const [noEmail, setNoEmail] = useState(false);
  const { busy, run, problems, refuse } = useAction<RoleProblem>();
  const [problem] = problems;
  const words: Record<RoleProblem, string> = {
    'unknown-account': t('이 이메일로 가입한 사람이 없어요. 먼저 가게에 가입해야 해요.'),
    'unconfirmed-account': t(
      '아직 확인되지 않은 이메일이에요. 그분이 로그인 화면에서 비밀번호를 메일로 다시 정하면 확인돼요.',
    ),
    'own-role': t('자기 역할은 바꿀 수 없어요. 다른 사장님께 부탁해 주세요.'),
    'last-owner': t('사장이 한 사람은 있어야 해요.'),
    'other-change': t('지금 다른 역할을 바꾸고 있어요. 1분 뒤에 다시 해 주세요.'),
  };
  const error = noEmail ? t('이메일을 적어 주세요') : problem && words[problem];
  const isOfEmail = noEmail || problem?.endsWith('-account');
  const save = async () => {
    if (email.trim() === '') return setNoEmail(true);
    const saved =
      role === 'off'
        ? t('직원에서 뺐어요. 관리 화면이 바로 닫혀요.')
        : t('역할을 바꿨어요. 그분이 다시 로그인하면 보여요.');
    const outcome = await run(changeRole, { email: email.trim(), role }, { done: () => saved });
    if (outcome?.kind !== 'done') return;
    if (!member) setTyped('');
    onChanged();
    onClose();
  };
  const none = member ? [{ value: 'off' as const, label: t('직원 아님') }] : [];
  return (
    <EditSheet
      width="narrow"
      title={member ? member.email : t('직원 더하기')}
      description={member ? undefined : t('그 사람이 가게에 가입한 이메일을 적어 주세요.')}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className={styles.group}>
        {!member && (
          <TextField
            type="email"
            label={t('이메일')}
            autoComplete="off"
            value={email}
            error={isOfEmail ? error : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setNoEmail(false);
              refuse([]);
            }}
          />
        )}
        <SelectField
          label={t('역할')}
          hint={role === 'off' ? t('관리 화면이 바로 닫혀요.') : roleText(t, role)}
          error={member || !isOfEmail ? error : undefined}
          options={[...roles.map((value) => ({ value, label: roleName(t, value) })), ...none]}
          value={role}
          onChange={(chosen) => {
            setRole(chosen);
            refuse([]);
          }}
        />
      </div>
    </EditSheet>
  );
}
