import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { connectToasts, type ToastMessage } from './toast-queue.ts';
import styles from './toast-region.module.css';

const SHOW = {
  success: toast.success,
  negative: toast.error,
  trouble: toast.error,
  info: toast,
};
const MOST = 3;
/** How long the style sheet takes to fade a message out, ms. */
const FADE_MS = 200;

function show({ tone, text, ms }: ToastMessage, help: ReactNode) {
  const message =
    tone === 'trouble' ? (
      <div className={styles.trouble}>
        {text}
        {help}
      </div>
    ) : (
      text
    );
  // A message with the same text replaces the earlier one.
  const id = `${tone}:${text}`;
  SHOW[tone](message, { duration: ms, id, removeDelay: FADE_MS });
}

/**
 * How far from the bottom of the screen messages stand: above the foot of the topmost sheet, with what it asks and its sum.
 * Undefined, so at the top, where there is no foot, or somebody types: a phone's keyboard may lie over it.
 */
function useAboveFoot(latest: string | undefined): number | undefined {
  const [bottom, setBottom] = useState<number>();
  useLayoutEffect(() => {
    const open = '[role="dialog"][data-state="open"]';
    const foot = [...document.querySelectorAll<HTMLElement>(`${open} > footer`)].at(-1);
    const types = document.activeElement?.matches('input:not([type="checkbox"]), textarea');
    if (latest === undefined || !foot || types) return setBottom(undefined);
    // At least its height: it may still be on its way up.
    const measure = () =>
      setBottom(
        foot.isConnected
          ? Math.max(foot.offsetHeight, innerHeight - foot.getBoundingClientRect().top)
          : undefined,
      );
    const watch = new ResizeObserver(measure);
    watch.observe(foot);
    measure();
    return () => watch.disconnect();
  }, [latest]);
  return bottom;
}

/** Messages with the timing of react-hot-toast and our own design; toast.tsx loads it when needed. */
export function ToastRegion({ help }: { help: ReactNode }) {
  const { toasts } = useToaster();
  useEffect(() => connectToasts((message) => show(message, help)), [help]);
  const bottom = useAboveFoot(toasts[0]?.id);
  return (
    <div
      className={styles.region}
      style={bottom === undefined ? undefined : { top: 'auto', bottom: bottom + 8 }}
      data-toasts=""
    >
      {toasts.slice(0, MOST).map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </div>
  );
}

function Message({ message }: { message: Toast }) {
  const { type, visible, id } = message;
  const Icon = type === 'success' ? CircleCheck : type === 'error' ? CircleAlert : Info;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it goes by itself.
    <div
      className={clsx(
        styles.toast,
        type === 'success' && styles.success,
        type === 'error' && styles.negative,
        !visible && styles.leaving,
      )}
      onClick={() => toast.dismiss(id)}
    >
      <Icon aria-hidden="true" />
      {resolveValue(message.message, message)}
    </div>
  );
}
