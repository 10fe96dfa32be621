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
  title?: string | undefined;
  icon?: ReactNode;
  /** Read out at once: for what appears in answer to the customer. An error always is. */
  announce?: boolean | undefined;
  action?: ReactNode;
  children?: ReactNode;
};

function NoticeIcon({ tone, icon }: { tone: NoticeTone; icon: ReactNode }) {
  const Icon = ICONS[tone];
  return <span className={styles.icon}>{icon ?? <Icon aria-hidden="true" />}</span>;
}

/** Something that stays in the page and should be read. Line breaks in text are kept. */
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
  /** Address of a picture of 4:3, of which a strip shows behind the title's end. */
  picture?: string | undefined;
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  children: ReactNode;
};

/** A notice that shows its title and opens on a tap; works before any script. */
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
