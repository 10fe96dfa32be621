import { optionalPart } from '../../ui/feedback/lazy-part.tsx';

export const StopsBefore = optionalPart(
  async () => (await import('./stops-before.tsx')).StopsBefore,
);
