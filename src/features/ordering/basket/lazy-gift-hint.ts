import { afterFirstPaint } from '../../../data/documents/after-first-paint.ts';
import { optionalPart } from '../../../ui/feedback/lazy-part.tsx';

/** The promotions are read after the menus, whose first view waits for nothing of them; until then the cut-off stands there. */
export const GiftHint = optionalPart(
  async () => {
    await afterFirstPaint();
    return (await import('./gift-hint.tsx')).GiftHint;
  },
  ({ otherwise }) => otherwise,
);
