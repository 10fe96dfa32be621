import { type ReactNode, useEffect, useRef } from 'react';
import styles from './category-tabs.module.css';

type Tab = { id: string; label: string; icon?: ReactNode };

type CategoryTabsProps = {
  label: string;
  tabs: readonly Tab[];
  activeId: string;
  onSelect: (id: string) => void;
};

/**
 * Tabs that stick below the AppBar and scroll sideways; the active tab is scrolled into view. A nav, because
 * they filter one page.
 */
export function CategoryTabs({ label, tabs, activeId, onSelect }: CategoryTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(activeId)}"]`);
    if (!list.current || !active) return;
    // Not scrollIntoView, which would also scroll the page vertically.
    const middle = active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2;
    const smooth = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
    list.current.scrollTo({ left: middle, behavior: smooth ? 'smooth' : 'auto' });
  }, [activeId]);
  return (
    <nav className={styles.nav} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's meaning with its markers */}
      <ul ref={list} className={styles.list} role="list">
        {tabs.map((tab) => (
          <li key={tab.id} className={styles.item} data-id={tab.id}>
            <button
              type="button"
              className={styles.tab}
              aria-current={tab.id === activeId ? 'true' : undefined}
              onClick={() => onSelect(tab.id)}
            >
              {tab.icon}
              <span data-slot="tab">{tab.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
