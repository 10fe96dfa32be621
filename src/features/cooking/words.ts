import type { Language } from '../../domain/language.ts';
import type { i18n } from '../../i18n/i18n.ts';

/** How the panel speaks: its own words follow the page, or are English with the switch on. */
export interface PanelWords {
  t: typeof i18n.t;
  language: Language;
  /** What the switch asks for: the language of the dishes, their names and instructions. */
  dishes: Language;
}
