import type { Language } from '../../domain/language.ts';
import type { i18n } from '../../i18n/i18n.ts';

/** The panel's own language, which may differ from the page's. */
export interface PanelWords {
  t: typeof i18n.t;
  language: Language;
}
