import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Photo } from '../../domain/menus/menu.ts';
import { Picture } from '../../ui/layout/picture.tsx';
import strip from '../../ui/layout/strip.module.css';
import styles from './menu-card.module.css';

/**
 * Slightly narrower than a card, so that phones load the small picture: forty large ones would be slow, and
 * on a card the difference is not visible.
 */
export const cardSizes = '(min-width: 720px) 280px, 34vw';

type CardPhotosProps = {
  photos: readonly Photo[];
  title: string;
  first: boolean;
  dimmed: boolean;
  onOpen: () => void;
};

/**
 * Several photos of a menu on its card, to swipe. It uses the browser's own scrolling only, since a page has
 * many cards.
 */
export function CardPhotos({ photos, title, first, dimmed, onOpen }: CardPhotosProps) {
  const { t } = useTranslation();
  const total = photos.length;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same and takes the keys
    // biome-ignore lint/a11y/useSemanticElements: photos are no set of form controls
    <div
      className={strip.strip}
      role="group"
      aria-label={t('{{title}} 사진', { title })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the arrow keys where it has the focus
      tabIndex={0}
      onClick={onOpen}
    >
      {photos.map(({ downloadURL: src, smallURL }, index) => (
        <div key={src} className={clsx(strip.slide, styles.photo)}>
          <Picture
            src={src}
            small={smallURL}
            sizes={cardSizes}
            alt={t('사진 {{number}} / {{total}}', { number: index + 1, total })}
            priority={first && index === 0}
            dimmed={dimmed}
          />
          <span className={styles.mark} aria-hidden="true">
            {index + 1}/{total}
          </span>
        </div>
      ))}
    </div>
  );
}
