import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { deliveryDay } from '../../../../domain/dates/delivery-day.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import { menuTitle } from '../../../../domain/menus/menu.ts';
import type { StaffLogEntry } from '../../../../domain/staff/staff-log.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { stateWords } from '../../common/action-words/action-words.ts';
import type { WordsContext } from '../../common/action-words/words.ts';
import { useAction } from '../../common/use-action.ts';
import styles from './log.module.css';
import { actionName, stateName } from './log-message.ts';

type LogEntryProps = {
  entry: StaffLogEntry;
  context: WordsContext;
  /** The change was undone, which is an entry of its own. */
  onUndone: () => void;
};

/** One entry of the log, with a way to undo its change if there is one. */
export function LogEntry({ entry, context, onUndone }: LogEntryProps) {
  const { t, language, menus } = context;
  const now = serverNow();
  const name = actionName(t, entry.action);
  const words = (state: unknown) =>
    typeof state === 'string' ? stateName(t, state) : stateWords(entry.action, state, context);
  const subject = entry.subject
    ?.split(', ')
    .map((id) => {
      const menu = menus[id];
      return menu ? menuTitle(menu, language) : id;
    })
    .join(', ');
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        {name}
        {subject && `: ${subject}`}
      </p>
      <p>
        {words(entry.before)} → {words(entry.after)}
      </p>
      {entry.reason && <p>{t('이유: {{reason}}', { reason: entry.reason })}</p>}
      <p className={styles.facts}>
        {formatDay(entry.at, language, now)} {formatTime(entry.at, language)} · {entry.actorName}
      </p>
      <p className={styles.links}>
        {entry.dateId && (
          <Link to={staffPaths.log({ dateId: entry.dateId })}>
            {t('{{day}} 배송', { day: deliveryDay(entry.dateId, language, now) })}
          </Link>
        )}
        {entry.orderKey && (
          <Link
            to={staffPaths.log({
              orderKey: entry.orderKey,
              ...(entry.uid ? { uid: entry.uid } : {}),
            })}
          >
            {t('이 주문')}
          </Link>
        )}
        {entry.uid && <Link to={staffPaths.log({ uid: entry.uid })}>{t('이 손님')}</Link>}
      </p>
      {entry.undo !== undefined && <UndoEntry entry={entry} name={name} onUndone={onUndone} />}
    </li>
  );
}

type UndoEntryProps = { entry: StaffLogEntry; name: string; onUndone: () => void };

/** Undoes a change; asks first if it has been changed again since. */
function UndoEntry({ entry, name, onUndone }: UndoEntryProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const undo = async () => {
    const { actionNamed } = await import('../../../../domain/staff/actions/actions.ts');
    const action = actionNamed(entry.action);
    if (!action) return;
    const done = t('{{action}} 되돌림', { action: name });
    const result = await run(action, entry.undo, { seen: entry.after, done });
    if (result === 'stored') onUndone();
  };
  return (
    <Button busy={busy} onClick={() => void undo()}>
      {t('이 변경 되돌리기')}
    </Button>
  );
}
