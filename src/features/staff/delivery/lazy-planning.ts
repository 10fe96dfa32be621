import { optionalPart } from '../../../ui/feedback/lazy-part.tsx';

export const SuggestButton = optionalPart(
  async () => (await import('./suggest-button.tsx')).SuggestButton,
);
export const RenumberButton = optionalPart(
  async () => (await import('./renumber-button.tsx')).RenumberButton,
);
export const DayPlan = optionalPart(async () => (await import('./day-plan.tsx')).DayPlan);
