import { optionalPart } from '../../ui/feedback/lazy-part.tsx';

export const DoorPhoto = optionalPart(
  async () => (await import('./order-door-photo.tsx')).DoorPhoto,
);
