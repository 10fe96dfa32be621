import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { categories, menus } from '../../../../data/documents/sources.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import { languageOf } from '../../../../domain/lib/language.ts';
import { type ChangedBy, shopName } from '../../../../domain/staff/staff-log.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { stateWords } from '../action-words/action-words.ts';
import { actorLabel } from '../actor-label.ts';
import { type RunQuestion, useRunQuestions } from './run-state.ts';
import { UndoBar } from './undo-bar.tsx';

/** Shows what a running action asks, and the last change with its undo; on every screen of staff. */
export function ActionHost() {
  const question = useRunQuestions(({ questions }) => questions[0]);
  return (
    <>
      <UndoBar />
      {question?.kind === 'conflict' && <ConflictDialog {...question} />}
      {question?.kind === 'failed' && <FailedDialog {...question} />}
      {question?.kind === 'looking-up' && <LookupDialog {...question} />}
    </>
  );
}

type ConflictDialogProps = Omit<Extract<RunQuestion, { kind: 'conflict' }>, 'kind'> & {
  /** What the change is about, where the screen behind the question does not show it. */
  about?: string;
};

/** What it was, what somebody else made of it, and what this member of staff wanted. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { action, conflict, editing, answer, about } = props;
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { value: dishes = {} } = useLiveDocument(menus);
  const { value: lists = {} } = useLiveDocument(categories);
  const context = { t, language, menus: dishes, categories: lists };
  const { by, seen, now, wanted } = conflict;
  const words = (state: unknown) => {
    const part = action.differing ? action.differing(state, seen, now) : state;
    return stateWords(action.name, part, context);
  };
  const timeOf = (at: number) =>
    `${formatDay(at, language, serverNow())} ${formatTime(at, language)}`;
  const byShop = by?.name === shopName;
  const changedWords = ({ name, at }: ChangedBy) =>
    byShop
      ? t('가게가 {{at}}에 저절로 바꿨어요.', { at: timeOf(at) })
      : t('{{name}}님이 {{at}}에 바꿨어요.', { name: actorLabel(t, name), at: timeOf(at) });
  return (
    <ConfirmDialog
      open
      title={by && !byShop ? t('그사이 다른 직원이 바꿨어요') : t('그사이 바뀌었어요')}
      text={[
        about,
        by && changedWords(by),
        t('보던 것: {{state}}', { state: words(seen) }),
        t('지금: {{state}}', { state: words(now) }),
        t('내가 고른 것: {{state}}', { state: words(wanted) }),
      ]
        .filter(Boolean)
        .join('\n')}
      confirmLabel={t('내 것으로 바꾸기')}
      onConfirm={() => answer('mine')}
      other={editing && { label: t('지금 것 그대로 두기'), onChoose: () => answer('theirs') }}
      cancelLabel={editing ? t('계속 고치기') : t('지금 것 그대로 두기')}
      onClose={() => answer(editing ? 'later' : 'theirs')}
    />
  );
}

function FailedDialog({ title, message, answer }: Extract<RunQuestion, { kind: 'failed' }>) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={title ?? t('저장되지 않았어요')}
      text={`${message}\n${t('입력한 내용은 그대로 있어요.')}`}
      confirmLabel={t('다시 보내기')}
      onConfirm={() => answer(true)}
      cancelLabel={t('닫기')}
      onClose={() => answer(false)}
    />
  );
}

function LookupDialog({ answer }: Extract<RunQuestion, { kind: 'looking-up' }>) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={t('처리되었는지 확인하고 있어요')}
      text={t('답이 오지 않았어요. 인터넷 연결을 확인해 주세요.')}
      confirmLabel={t('기다리지 않기')}
      onConfirm={answer}
      onClose={answer}
    />
  );
}
