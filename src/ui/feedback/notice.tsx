import { clsx } from 'clsx';
import { ChevronDown, CircleAlert, CircleCheck, Info, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'fresh' | 'honey' | 'error' | 'closed';

const ICONS = {
  info: Info,
  fresh: CircleCheck,
  honey: TriangleAlert,
  error: CircleAlert,
  closed: Lock,
} as const;

type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  icon?: ReactNode;
  /**
   * Announces it to screen readers at once: for a response to the customer's action. Errors are always
   * announced.
   */
  announce?: boolean | undefined;
  action?: ReactNode;
  children?: ReactNode;
};

function NoticeIcon({ tone, icon }: { tone: NoticeTone; icon: ReactNode }) {
  const Icon = ICONS[tone];
  return <span className={styles.icon}>{icon ?? <Icon aria-hidden="true" />}</span>;
}

/** A message that stays on the page. Line breaks in its text are kept. */
export function Notice({ tone = 'info', title, icon, announce, action, children }: NoticeProps) {
  return (
    <div
      className={clsx(styles.notice, styles[tone])}
      role={tone === 'error' ? 'alert' : announce ? 'status' : undefined}
    >
      <NoticeIcon tone={tone} icon={icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

type FoldingNoticeProps = {
  title: string;
  tone?: NoticeTone | undefined;
  icon?: ReactNode;
  /** URL of a 4:3 picture; a strip of it is shown behind the end of the title. */
  picture?: string | undefined;
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  children: ReactNode;
};

/** A notice that shows its title and expands on a tap; works without JavaScript. */
export function FoldingNotice({
  title,
  tone = 'info',
  icon,
  picture,
  open,
  onToggle,
  children,
}: FoldingNoticeProps) {
  return (
    <details
      className={clsx(styles.notice, styles.folding, styles[tone])}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={clsx(styles.summary, picture && styles.pictured)}>
        {picture && (
          <img
            className={styles.picture}
            src={picture}
            alt=""
            width={640}
            height={480}
            loading="lazy"
          />
        )}
        <NoticeIcon tone={tone} icon={icon} />
        <span className={styles.title}>{title}</span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
