import { lazyPart } from '../ui/lazy-part.tsx';

/** The way to a person for screens that rarely need it; where its code can't come either, nothing stands there. */
export const LazyCallShop = lazyPart(async () => {
  try {
    return (await import('./call-shop.tsx')).CallShop;
  } catch {
    return () => null;
  }
});
