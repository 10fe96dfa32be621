import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedCode } from '../../../../data/staff/codes/point-codes.ts';
import { staffSettings } from '../../../../data/staff/staff-settings.ts';
import {
  formatMoney,
  formatPoints,
  toDollars,
  toFixedDollars,
} from '../../../../domain/lib/money.ts';
import {
  type CodeTerms,
  codeTermsSchema,
  mostGiven,
} from '../../../../domain/points/code-terms.ts';
import { codeOf } from '../../../../domain/points/point-code.ts';
import { changeCode, newCode, termsOf } from '../../../../domain/staff/codes/change-code.ts';
import { parseGrant } from '../../../../domain/staff/customers/grant-points.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { EditSheet } from '../../common/forms/edit-sheet.tsx';
import styles from '../../common/forms/staff-form.module.css';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { useEdit } from '../../common/forms/use-edit.ts';

type CodeSheetProps = {
  /** Undefined for a new code. */
  found: NamedCode | undefined;
  onClose: () => void;
  onChanged: () => void;
};

/** Makes a code or changes what it gives, and asks where that may cost the shop much; one that nobody has used can be deleted. */
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
  const [asking, setAsking] = useState<CodeTerms>();
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
    const costs = toDollars(mostGiven(result.terms));
    const { until } = result.terms;
    if (costs > staffSettings.askAbove || until === null) setAsking(result.terms);
    else await store(result.terms, saved);
  };
  const saved = t('코드 {{code}} 저장', { code: code ?? '' });
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
          hint={t('1포인트 = $1')}
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
      {asking && (
        <ConfirmDialog
          open
          title={
            asking.times === null
              ? t('받는 손님 수에 제한이 없어요. 이대로 저장할까요?')
              : t('모두 {{dollars}}달러까지 드리는 코드예요. 저장할까요?', {
                  dollars: formatPoints(mostGiven(asking)),
                })
          }
          text={[
            t('한 손님에게 {{amount}}까지예요. 1포인트는 1달러예요.', {
              amount: formatMoney(asking.points),
            }),
            asking.until === null && t('끝나는 때가 없어요.'),
          ]
            .filter(Boolean)
            .join('\n')}
          confirmLabel={t('이대로 저장')}
          cancelLabel={t('다시 보기')}
          busy={busy}
          onConfirm={() => void store(asking, saved)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </EditSheet>
  );
}

/** A code's fields as typed. */
interface CodeDraft {
  code: string;
  kind: 'points' | 'percent';
  points: string;
  percent: string;
  from: string;
  until: string;
  times: string;
}

/** The fields of a stored code; those of a new gift without terms. */
function draftOf(code: string, terms: CodeTerms | null): CodeDraft {
  return {
    code,
    kind: terms && terms.percent !== null ? 'percent' : 'points',
    points: terms ? toFixedDollars(terms.points) : '',
    percent: String(terms?.percent ?? ''),
    from: terms?.from ?? '',
    until: terms?.until ?? '',
    times: String(terms ? (terms.times ?? '') : 1),
  };
}

/** What the typed fields say, or the first that says nothing a code can give. */
function termsFrom(draft: CodeDraft): { terms: CodeTerms } | { wrong: keyof CodeTerms | 'until' } {
  const { kind, points, percent, from, until, times } = draft;
  const parsed = codeTermsSchema.safeParse({
    points: parseGrant(points.trim()),
    percent: kind === 'percent' ? Number(percent || 'none') : null,
    from: from || null,
    until: until || null,
    times: times.trim() === '' ? null : Number(times),
  });
  if (!parsed.success) return { wrong: parsed.error.issues[0]?.path[0] as keyof CodeTerms };
  if (from && until && until <= from) return { wrong: 'until' };
  return { terms: parsed.data };
}
