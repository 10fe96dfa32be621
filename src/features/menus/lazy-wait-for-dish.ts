import { optionalPart } from '../../ui/feedback/lazy-part.tsx';

/** Only below what is sold out, so most customers never load it. */
export const WaitForDish = optionalPart(
  async () => (await import('./wait-for-dish-button.tsx')).WaitForDish,
);
