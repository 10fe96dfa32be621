import { optionalPart } from '../../ui/feedback/lazy-part.tsx';

export const OrderStory = optionalPart(async () => (await import('./order-story.tsx')).OrderStory);
