import { optionalPart } from '../../../ui/feedback/lazy-part.tsx';

export const SuggestButton = optionalPart(
  async () => (await import('./suggest-button.tsx')).SuggestButton,
);
