import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '../../../src/domain/lib/language.ts';
import { english } from '../../../src/i18n/en/english.ts';
import type { Found, Tab } from './drivers.ts';

/** How long to wait for a state before failing, ms: longer than any person would wait. */
const PATIENCE_MS = 60_000;
const POLL_MS = 100;

export type Phrase = keyof typeof english;

const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  field: 'input, textarea',
  radio: 'input[type="radio"]',
  option: '[role="option"]',
  /** A button of an alert dialog, which must be answered first. */
  answer: '[role="alertdialog"] button',
};
type Kind = keyof typeof selectors;

/** A screen of the shop as a reader sees it: everything is found by its text. */
export class Screen {
  readonly tab: Tab;
  readonly language: Language;
  readonly #origin: string;

  constructor(tab: Tab, language: Language, origin: string) {
    this.tab = tab;
    this.language = language;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.tab.open(this.#origin + path);
  }

  /** A phrase of the shop in the reader's language. */
  say(phrase: Phrase, values: Readonly<Record<string, string>> = {}): string {
    const text: string = this.language === 'ko' ? phrase : english[phrase];
    return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  }

  async tap(kind: Kind, name: string): Promise<void> {
    // A tap on what still moves, as below a list that is growing, would miss it; on what is rendered again, it is repeated,
    // and where it has missed.
    await this.#until(`a ${kind} "${name}" to tap`, async () => {
      const found = await this.#find(kind, name);
      const place = await found?.place();
      await pause(POLL_MS);
      if (found === undefined || (await found.place()) !== place) return false;
      if (await this.tab.evaluate(takesNoTaps)) return false;
      await found.tap();
      return this.tab.evaluate(hasArrived);
    });
  }

  async type(field: string, text: string): Promise<void> {
    await this.#until(`a field "${field}"`, async () => {
      const found = await this.#find('field', field);
      await found?.type(text);
      return found !== undefined;
    });
  }

  /** Opens a link's target in this tab, even if the link would open a new tab. */
  async openLink(name: string): Promise<void> {
    let address = '';
    await this.#until(`a link "${name}"`, async () => {
      const found = await this.#find('link', name);
      if (found !== undefined) address = await found.address();
      return found !== undefined;
    });
    await this.tab.open(address);
  }

  /** Waits until a text is visible anywhere on the screen. */
  async see(text: string): Promise<void> {
    await this.#until(`"${text}" on the screen`, () => this.tab.evaluate(shows, text));
  }

  /** Waits until an element is no longer in the page. */
  async seeNo(id: string): Promise<void> {
    await this.#until(`page without #${id}`, () => this.tab.evaluate(hasNo, id));
  }

  async #find(kind: Kind, name: string): Promise<Found | undefined> {
    return this.tab.find(findByName, selectors[kind], name);
  }

  async #until(wanted: string, isDone: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    let problem: unknown;
    for (;;) {
      try {
        if (await isDone()) return;
      } catch (error) {
        problem = error;
      }
      if (Date.now() > deadline) {
        const seen = await this.tab.evaluate(describeScreen);
        throw new Error(`no ${wanted}${problem === undefined ? '' : ` (${problem})`}\n${seen}`);
      }
      await pause(POLL_MS);
    }
  }
}

/** Runs in the page: describes the topmost layer, for error messages. */
function describeScreen(): string {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const layers = dialogs.length > 0 ? dialogs : [document.body];
  return [location.href, ...layers.map(({ textContent }) => textContent)].join('\n');
}

/** Runs in the page: whether the second tap of a double tap is still awaited (src/ui/overlays/tap-guard.ts). */
function takesNoTaps(): boolean {
  return document.querySelector('[data-just-opened], [data-tap-cover]') !== null;
}

/** Runs in the page. */
function shows(text = ''): boolean {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read by anybody
  return document.body.innerText.replace(/\s+/g, ' ').includes(text);
}

/** Runs in the page. */
function hasNo(id = ''): boolean {
  return document.getElementById(id) === null;
}

/** Where `findByName` keeps that no click has come to what it found; undefined in a page that came since. */
interface Tapped {
  missed?: boolean;
}

/** Runs in the page: whether a tap has come to the element that was found last. */
function hasArrived(): boolean {
  return (window as Tapped).missed !== true;
}

/**
 * Runs in the page: the last visible element with the name (dialogs come last in the page); else one whose
 * name contains it.
 */
function findByName(selector = '', name = ''): HTMLElement | null {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const byId = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const texts = [
      byId.map((id) => document.getElementById(id)?.textContent).join(' '),
      element.getAttribute('aria-label'),
      labels.map((label) => label.textContent).join(' '),
      element.textContent,
    ];
    return texts.map(tidy).find((text) => text !== '') ?? '';
  };
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest(
        '[inert], [aria-hidden="true"], [aria-busy="true"], [aria-disabled="true"]',
      ) === null &&
      !element.matches(':disabled'),
  );
  const backwards = seen.reverse();
  const found =
    backwards.find((element) => nameOf(element) === name) ??
    backwards.find((element) => nameOf(element).includes(name));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const tapped = window as Tapped;
  tapped.missed = true;
  const arrive = () => {
    tapped.missed = false;
  };
  found?.addEventListener('click', arrive, { once: true, capture: true });
  // An element that is still sliding in would no longer be at the position that is tapped.
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const isRunning = playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    return isRunning && effect instanceof KeyframeEffect && effect.target?.contains(found ?? null);
  });
  return isMoving ? null : (found ?? null);
}
