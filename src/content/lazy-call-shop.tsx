import { shopConfig } from '../data/shop-config.ts';
import { buttonClass } from '../ui/button-class.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

/** The way to a person for screens that rarely need it; where its code can't come either, the number alone. */
export const LazyCallShop = lazyPart(() => loadWay('CallShop'));
export const LazyCallLine = lazyPart(() => loadWay('CallLine'));

/** Fetches it ahead, for when the connection has gone. */
export const preloadCallShop = () => void loadWay('CallLine');

async function loadWay(name: 'CallShop' | 'CallLine') {
  try {
    return (await import('./call-shop.tsx'))[name];
  } catch {
    return CallNumber;
  }
}

function CallNumber() {
  const { phone } = shopConfig;
  return (
    <a className={buttonClass({})} href={`tel:${phone.replace(/\s/g, '')}`}>
      {phone}
    </a>
  );
}
