import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { categories, menus } from '../../../../data/documents/sources.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import { languageOf } from '../../../../domain/lib/language.ts';
import { shopName } from '../../../../domain/staff/staff-log.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { stateWords } from '../action-words/action-words.ts';
import { actorLabel } from '../actor-label.ts';
import styles from './conflict-dialog.module.css';
import type { RunQuestion } from './run-state.ts';

type ConflictDialogProps = Omit<Extract<RunQuestion, { kind: 'conflict' }>, 'kind'> & {
  /** What the change is about, where the screen behind the question does not show it. */
  about?: string;
};

/**
 * What it was, what somebody else made of it and when, and what this member of staff wanted. Leaving it as it is stands
 * out; overwriting what a colleague has made takes a second look.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { action, conflict, editing, answer, about } = props;
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { value: dishes = {} } = useLiveDocument(menus);
  const { value: lists = {} } = useLiveDocument(categories);
  const context = { t, language, menus: dishes, categories: lists };
  const { by, seen, now, wanted } = conflict;
  const words = (state: unknown, beside: unknown) => {
    const part = action.differing ? action.differing(state, seen, now) : state;
    return stateWords(action.name, part, { ...context, beside });
  };
  const changedAt =
    by && `${formatDay(by.at, language, serverNow())} ${formatTime(by.at, language)}`;
  const rows = [
    { id: 'seen', head: t('보던 것'), state: words(seen, now) },
    {
      id: 'now',
      head: t('지금'),
      facts: by && `${actorLabel(t, by.name)} · ${changedAt}`,
      state: words(now, seen),
    },
    { id: 'wanted', head: t('내가 고른 것'), state: words(wanted, now) },
  ];
  return (
    <ConfirmDialog
      open
      title={by && by.name !== shopName ? t('그사이 다른 직원이 바꿨어요') : t('그사이 바뀌었어요')}
      text={about}
      confirmLabel={t('지금 것 그대로 두기')}
      onConfirm={() => answer('theirs')}
      other={{ label: t('내 것으로 바꾸기'), onChoose: () => answer('mine') }}
      cancelLabel={editing ? t('계속 고치기') : undefined}
      onClose={() => answer(editing ? 'later' : 'theirs')}
    >
      <table className={styles.states}>
        <tbody>
          {rows.map(({ id, head, facts, state }) => (
            <tr key={id}>
              <th scope="row">
                {head}
                {facts && <span className={styles.facts}>{facts}</span>}
              </th>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConfirmDialog>
  );
}
