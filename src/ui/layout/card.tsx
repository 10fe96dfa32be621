import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './card.module.css';

type CardLook = {
  /** No padding, for a picture that fills the card. */
  flush?: boolean | undefined;
  /** For something past or unavailable: no background, dashed border. */
  quiet?: boolean | undefined;
};

/** Classes of a card for other elements; `tappable` for links and buttons. */
export function cardClass({ flush, quiet, tappable }: CardLook & { tappable?: boolean }) {
  return clsx(
    styles.card,
    flush && styles.flush,
    quiet && styles.quiet,
    tappable && styles.tappable,
  );
}

/** A card: content on a surface of its own. */
export function Card({
  flush,
  quiet,
  className,
  ...rest
}: CardLook & ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={clsx(cardClass({ flush, quiet }), className)} />;
}

/** A card that is one button as a whole. */
export function CardButton({
  flush,
  quiet,
  className,
  ...rest
}: CardLook & ComponentPropsWithRef<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(cardClass({ flush, quiet, tappable: true }), className)}
    />
  );
}
