import { type Addresses, PROJECT_ID } from './server-addresses.ts';

/** The local addresses that a build calls instead of Google's services. */
export interface LocalStores {
  /** Host and port. */
  firestore: string;
  /** URL without a slash at the end. */
  auth: string;
  /** URL without a slash at the end. */
  storage: string;
}

export function storesOf({ firestore, auth, storage }: Addresses): LocalStores {
  return { firestore, auth: `http://${auth}`, storage };
}

/**
 * All settings of a local build, by their names in .env.example. The list includes empty ones: the
 * environment takes precedence over .env files, so a real project's keys in .env.local do not reach a local
 * shop.
 */
export function webSettings(stores: LocalStores): Record<string, string> {
  return {
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT_ID}.firebaseapp.com`,
    VITE_FIREBASE_APP_ID: '',
    VITE_STRIPE_PUBLISHABLE_KEY: '',
    // Without a key addresses are suggested from the sample.
    VITE_GOOGLE_MAPS_KEY: '',
    VITE_APP_CHECK_KEY: '',
    VITE_FIELD_FIGURES_SHARE: '',
    VITE_FIRESTORE_HOST: stores.firestore,
    VITE_AUTH_URL: stores.auth,
    VITE_FIREBASE_STORAGE_BUCKET: '',
    VITE_STORAGE_URL: stores.storage,
    VITE_SHOP_URL: '',
    // Empty: the made-up seller of src/data/shop-config.ts is used.
    VITE_SELLER_NAME: '',
    VITE_SELLER_ADDRESS: '',
    VITE_SELLER_ABN: '',
    VITE_SELLER_GST_FROM: '',
    VITE_SELLER_PHONE: '',
    // Always open, so that tests do not depend on the time of day.
    VITE_SELLER_CALL_HOURS: 'Mon-Sun 00:00-24:00',
    VITE_SELLER_EMAIL: '',
    VITE_SELLER_KAKAO_URL: '',
    // Empty: the defaults of src/data/staff/staff-settings.ts are used.
    VITE_LAST_DELIVERY: '',
    VITE_KITCHEN: '',
    VITE_ASK_ABOVE: '',
    VITE_SMS_PRICE: '',
    // Empty: the areas of src/data/shop-config.ts are used.
    VITE_AREA_SYDNEY: '',
    VITE_AREA_GOSFORD: '',
  };
}
