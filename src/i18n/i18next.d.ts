import 'i18next';
import type { english } from './en/english.ts';
import type { staff } from './en/staff.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: typeof english & typeof staff };
  }
}
