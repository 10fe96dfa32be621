import { clsx } from 'clsx';
import { CloudOff, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../data/device/use-online.ts';
import { useFreshness } from '../data/documents/freshness.ts';
import { languageOf } from '../domain/lib/language.ts';
import { LazyCallLine, LazyContactShop } from '../parts/lazy-contact-shop.tsx';
import { lazyPart } from '../ui/feedback/lazy-part.tsx';
import styles from './connection-notice.module.css';
import { NewVersionNotice } from './new-version-notice.tsx';

/** Loaded lazily because it formats dates, and the start screen needs no date code. */
const SeenAt = lazyPart(() =>
  import('./seen-at.tsx').then(
    (file) => file.SeenAt,
    () => () => null,
  ),
);

/** On any usable connection documents are confirmed within this time, ms. */
const timeoutMs = 6000;
/** After this time it is no slow line: something, such as a blocker of advertisements, cuts the shop off, ms. */
const cutOffMs = 10_000;

/**
 * Shown on every screen while the phone is offline or the store does not answer: says from when the shown data is and
 * how to reach the shop, and disappears by itself. A newer version of the shop is offered in the same place.
 */
export function ConnectionNotice() {
  const { t, i18n } = useTranslation();
  const online = useOnline();
  const freshness = useFreshness();
  const unanswered = useLasting(freshness.awaited, timeoutMs);
  const cutOff = useLasting(freshness.awaited, cutOffMs) && online;
  const language = languageOf(i18n.language);
  return (
    <div className={styles.place} role="status">
      {online && !unanswered ? (
        <NewVersionNotice />
      ) : (
        <div className={styles.notice}>
          {online ? <CloudOff aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
          <div>
            <p>
              {cutOff
                ? t('지금은 가게와 연결되지 않아요. 광고 차단이 켜져 있으면 꺼 보세요.')
                : online
                  ? t('연결이 느려요. 계속 이어 보고 있어요.')
                  : t('인터넷이 끊겼어요. 연결되면 저절로 이어져요.')}
            </p>
            {freshness.stale && (
              <div className={styles.more}>
                <SeenAt moment={freshness.seenAt} />
              </div>
            )}
            <div className={clsx(styles.more, styles.call)}>
              {cutOff ? (
                <LazyContactShop language={language} />
              ) : (
                <LazyCallLine language={language} />
              )}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

/** Whether `value` has been true for `ms`. */
function useLasting(value: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) {
      setLasting(false);
      return;
    }
    const timer = setTimeout(() => setLasting(true), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return lasting;
}
