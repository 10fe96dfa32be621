import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import { activeDates } from '../../../data/documents/sources.ts';
import { useBellSettings } from '../../../data/staff/bell/bell-settings.ts';
import { showBadge, stayAwake, vibrate } from '../../../data/staff/bell/device.ts';
import { useOrderNews } from '../../../data/staff/bell/order-feed.ts';
import { askForSound, leaveSound, playMelodies, useSound } from '../../../data/staff/bell/sound.ts';
import { type Inbox, useInboxConfirmed } from '../../../data/staff/inbox/inbox.ts';
import { useSeenByDate } from '../../../data/staff/orders/seen-orders.ts';
import type { RefundInbox } from '../../../data/staff/refunds/use-refund-inbox.ts';
import {
  type BellState,
  countWaiting,
  type Heard,
  hear,
  kindsFor,
} from '../../../domain/staff/bell/bell.ts';
import { overdueDates } from '../../../domain/staff/dates/overdue-dates.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useMay } from '../common/shell/role.ts';
import styles from './bell.module.css';
import { ringText } from './bell-words.ts';

export { BellScreen } from './bell-screen.tsx';

type StaffBellProps = {
  /** Uid of the member of staff who is looking: what they do themselves does not ring. */
  own: string;
  inbox: Inbox | undefined;
  refunds: RefundInbox | undefined;
};

/** Does what staff chose for this phone, on every staff screen: rings, stays awake, shows large. */
export function StaffBell(props: StaffBellProps) {
  const { role } = useMay();
  const { on, awake, large } = useBellSettings();
  return (
    <>
      {on && kindsFor(role).length > 0 && <Bell {...props} />}
      {awake && <Awake />}
      {large && <LargeLetters />}
    </>
  );
}

function Bell({ own, inbox, refunds }: StaffBellProps) {
  const { t } = useTranslation();
  const { role } = useMay();
  const silent = useBellSettings((settings) => settings.silent);
  const kinds = kindsFor(role).filter((kind) => !silent.includes(kind));
  const state = useBellState({ own, inbox, refunds });

  const heard = useRef<Heard>({});
  useEffect(() => {
    const told = hear(heard.current, state);
    heard.current = told.heard;
    const rings = told.rings.filter(({ kind }) => kinds.includes(kind));
    if (rings.length === 0) return;
    playMelodies([...new Set(rings.map(({ kind }) => kind))]);
    vibrate();
    for (const ring of rings) notify.info(ringText(t, ring));
  });

  const seenOn = useSeenByDate();
  // Until it is known, the icon keeps the number of the last visit.
  const waiting = state.orders && countWaiting(state, kinds, seenOn);
  useEffect(() => {
    if (waiting !== undefined) showBadge(waiting);
  }, [waiting]);
  useEffect(() => () => showBadge(0), []);
  return <SoundNotice />;
}

/** What can ring, as far as the server has told it. */
function useBellState({ own, inbox, refunds }: StaffBellProps): BellState {
  const orders = useOrderNews(own);
  const confirmed = useInboxConfirmed();
  const overdue = useOverdue();
  return useMemo(() => {
    const told = confirmed && refunds?.loaded;
    const whole = told && inbox?.disputesTold && !inbox.loading && !inbox.failed;
    return {
      orders,
      requests: refunds?.loaded ? refunds.requests : undefined,
      troubles: whole
        ? [
            ...inbox.entries.filter(({ handled }) => !handled).map(({ issue }) => issue),
            ...[...refunds.failed.map(({ id }) => id), ...overdue].map((id) => ({ id, name: '' })),
          ]
        : undefined,
    };
  }, [orders, confirmed, inbox, refunds, overdue]);
}

const none = {};

/** How often the cut-offs are looked at, ms; not by the screens' clock, which stops in a hidden tab. */
const cutOffsEveryMs = 30_000;

/** What to ring by for each date that is past its cut-off and still open; once for each cut-off. */
function useOverdue(): readonly string[] {
  const { value = none } = useLiveDocument(activeDates);
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), cutOffsEveryMs);
    return () => clearInterval(timer);
  }, []);
  const ids = overdueDates(value, now)
    .map(({ dateId, date }) => `overdue-${dateId}-${date.finishDate}`)
    .join(' ');
  return useMemo(() => ids.split(' ').filter(Boolean), [ids]);
}

/** The events in which browsers let a page begin to make sounds. */
const taps = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Asks for sound at every tap, and says so as long as the browser gives none. */
function SoundNotice() {
  const { t } = useTranslation();
  const blocked = useSound(({ state }) => state) === 'blocked';
  useEffect(() => {
    askForSound();
    for (const tap of taps) addEventListener(tap, askForSound, { passive: true });
    return () => {
      for (const tap of taps) removeEventListener(tap, askForSound);
      leaveSound();
    };
  }, []);
  if (!blocked) return null;
  return (
    <div className={`no-print ${styles.notice}`}>
      <Notice tone="honey">{t('화면을 한 번 누르면 그때부터 벨 소리가 나요.')}</Notice>
    </div>
  );
}

function Awake() {
  useEffect(stayAwake, []);
  return null;
}

/** Percent of the browser's own size; the shop's is 106. */
const largeLetters = '150%';

function LargeLetters() {
  useEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = largeLetters;
    return () => {
      style.fontSize = '';
    };
  }, []);
  return null;
}
