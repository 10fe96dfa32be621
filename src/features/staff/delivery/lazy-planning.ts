import { optionalPart } from '../../../ui/feedback/lazy-part.tsx';
import { PlainStops } from './plain-stops.tsx';

export const SuggestButton = optionalPart(
  async () => (await import('./suggest-button.tsx')).SuggestButton,
);
export const RenumberButton = optionalPart(
  async () => (await import('./renumber-button.tsx')).RenumberButton,
);
export const DayPlan = optionalPart(async () => (await import('./day-plan.tsx')).DayPlan);
export const DraggableStops = optionalPart(
  async () => (await import('./draggable-stops.tsx')).DraggableStops,
  PlainStops,
);
