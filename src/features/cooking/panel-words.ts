import type { Language } from '../../domain/lib/language.ts';
import type { i18n } from '../../i18n/i18n.ts';

/** The panel's languages: its texts are in the page's language, or in English when the switch is on. */
export interface PanelWords {
  t: typeof i18n.t;
  language: Language;
  /** The language of the menus' names and instructions, as the switch selects it. */
  dishes: Language;
}
