import 'i18next';
import type { english } from './en/english.ts';
import type { staffBell } from './en/staff-bell-phrases.ts';
import type { staffBooks } from './en/staff-books-phrases.ts';
import type { staffPayLinks } from './en/staff-pay-links-phrases.ts';
import type { staff } from './en/staff-phrases.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: {
      translation: typeof english &
        typeof staff &
        typeof staffBell &
        typeof staffBooks &
        typeof staffPayLinks;
    };
  }
}
