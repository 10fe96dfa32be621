import { shopConfig } from '../data/shop-config.ts';
import { buttonClass } from '../ui/controls/button-class.ts';
import { lazyPart } from '../ui/feedback/lazy-part.tsx';

/** `ContactShop` for screens that rarely need it; if its code can't be loaded, only the phone number. */
export const LazyContactShop = lazyPart(() => loadWay('ContactShop'));
export const LazyCallLine = lazyPart(() => loadWay('CallLine'));

/** Preloads both for use without a connection, and so that a message doesn't grow under a finger. */
export async function preloadContactShop(): Promise<void> {
  await Promise.all([LazyContactShop.preload(), LazyCallLine.preload()]);
}

async function loadWay(name: 'ContactShop' | 'CallLine') {
  try {
    return (await import('./contact-shop.tsx'))[name];
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
