import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedCode } from '../../../../data/staff/codes/point-codes.ts';
import { codeOf } from '../../../../domain/points/point-code.ts';
import { changeCode, newCode, termsOf } from '../../../../domain/staff/codes/change-code.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { EditSheet } from '../../common/forms/edit-sheet.tsx';
import styles from '../../common/forms/staff-form.module.css';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { useEdit } from '../../common/forms/use-edit.ts';
import { draftOf, termsFrom } from './code-draft.ts';

type CodeSheetProps = {
  /** Undefined for a new code. */
  found: NamedCode | undefined;
  onClose: () => void;
  onChanged: () => void;
};

/** Makes a code or changes what it gives; one that nobody has used can be deleted. */
export function CodeSheet({ found, onClose, onChanged }: CodeSheetProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [unguessable] = useState(() => newCode(crypto.getRandomValues(new Uint8Array(10))));
  const stored = found ? termsOf(found.stored) : null;
  const { seen, draft, restored, change, fill, forget } = useEdit(
    stored,
    (terms) => draftOf(found?.code ?? unguessable, terms),
    `point-code-${found?.code ?? 'new'}`,
  );
  const [tried, setTried] = useState(false);
  const code = codeOf(draft.code);
  const result = termsFrom(draft);
  const errorOf = (field: string, words: string) =>
    tried && 'wrong' in result && result.wrong === field ? words : undefined;
  const set = (part: Partial<typeof draft>) => change({ ...draft, ...part });

  const store = async (terms: Parameters<typeof termsOf>[0] | null, done: string) => {
    if (code === undefined) return;
    const outcome = await run(changeCode, { code, terms }, { seen, done, editing: true });
    if (outcome === 'not-stored') return;
    forget();
    onChanged();
    onClose();
  };
  const save = async () => {
    setTried(true);
    if (code === undefined || 'wrong' in result) return;
    await store(result.terms, t('코드 {{code}} 저장', { code }));
  };
  return (
    <EditSheet
      width="narrow"
      title={found ? found.code : t('새 코드')}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className={styles.group}>
        {restored && <UnsavedNotice onDiscard={() => fill(stored)} />}
        {!found && (
          <TextField
            label={t('코드')}
            hint={t('영어 글자와 숫자 4~20자. 선물이라면 이대로 두세요. 아무도 맞힐 수 없어요.')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={draft.code}
            error={
              tried && code === undefined ? t('코드는 영어 글자와 숫자 4~20자예요.') : undefined
            }
            onChange={({ target }) => set({ code: target.value })}
          />
        )}
        <Segmented
          label={t('무엇을 주나요?')}
          options={[
            { value: 'points', label: t('정한 포인트') },
            { value: 'percent', label: t('주문의 몇 %') },
          ]}
          value={draft.kind}
          onChange={(kind) => set({ kind })}
        />
        {draft.kind === 'percent' && (
          <TextField
            label={t('몇 %')}
            inputMode="numeric"
            value={draft.percent}
            error={errorOf('percent', t('1부터 100까지 적어 주세요'))}
            onChange={({ target }) => set({ percent: target.value.trim() })}
          />
        )}
        <TextField
          label={draft.kind === 'percent' ? t('최대 (포인트)') : t('포인트')}
          inputMode="decimal"
          value={draft.points}
          error={errorOf('points', t('0.01부터 1000까지, 센트까지만 적어 주세요.'))}
          onChange={({ target }) => set({ points: target.value.trim() })}
        />
        <TextField
          label={t('몇 명까지')}
          optionalLabel={t('(선택)')}
          hint={t('한 사람은 한 번만 받아요. 비워 두면 누구나 받아요.')}
          inputMode="numeric"
          value={draft.times}
          error={errorOf('times', t('1 이상의 수를 적어 주세요'))}
          onChange={({ target }) => set({ times: target.value.trim() })}
        />
        <TextField
          type="datetime-local"
          label={t('언제부터')}
          optionalLabel={t('(선택)')}
          value={draft.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextField
          type="datetime-local"
          label={t('언제까지')}
          optionalLabel={t('(선택)')}
          hint={t('시드니 시간이에요. 이때부터는 쓸 수 없어요.')}
          value={draft.until}
          error={errorOf('until', t('시작보다 뒤여야 해요'))}
          onChange={({ target }) => set({ until: target.value })}
        />
        {found && (found.stored.used ?? 0) === 0 && (
          <Button
            fullWidth
            busy={busy}
            onClick={() => void store(null, t('코드 {{code}} 지움', { code: found.code }))}
          >
            {t('코드 지우기')}
          </Button>
        )}
      </div>
    </EditSheet>
  );
}
