import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Shop } from './app/app.tsx';
import { registerServiceWorker } from './app/new-version.ts';
import { replayClick } from './app/replayed-click.ts';
import { isScreenName, screens } from './app/screens.ts';
import { isSignedInHere, loadAuthNow } from './data/customer/use-session.ts';
import { afterFirstPaint } from './data/documents/after-first-paint.ts';
import { languageOf } from './domain/lib/language.ts';
import { setLanguage } from './i18n/i18n.ts';
// Before the router, so that it hears of a step back first.
import './ui/overlays/dialog-history.ts';
import './styles/tokens.css';
import './styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const shop = (
  <StrictMode>
    <BrowserRouter>
      <Shop />
    </BrowserRouter>
  </StrictMode>
);

/**
 * Renders anew a page that a translator has changed, as React could not hydrate it: at the next press it would do so by itself
 * and lose the tap. So never under a finger, and all at once.
 */
async function renderTranslated(place: HTMLElement): Promise<void> {
  while (place.querySelector(':active')) await new Promise((later) => setTimeout(later, 50));
  const buttons = () => [...place.querySelectorAll('button')];
  const before = buttons();
  const tapped = window.replayedClick?.button;
  flushSync(() => createRoot(place).render(shop));
  // Only where the screen is the same as before its code.
  const after = before.length === buttons().length ? buttons() : [];
  if (window.replayedClick && tapped) {
    window.replayedClick.button = after[before.indexOf(tapped)] ?? null;
  }
}

const prerendered = root.dataset.screen;
if (isScreenName(prerendered)) {
  if (prerendered !== 'languageSelect' && isSignedInHere()) loadAuthNow();
  // The prerendered screen stands until its code and phrases are there and take it over, as a transition: in slices.
  Promise.all([screens[prerendered].load(), setLanguage(languageOf(document.documentElement.lang))])
    .then(
      () =>
        root.querySelector('font')
          ? renderTranslated(root)
          : startTransition(() => void hydrateRoot(root, shop)),
      () => createRoot(root).render(shop),
    )
    .then(() => {
      root.inert = false;
      delete root.dataset.awaitsCode;
      replayClick();
    });
} else {
  createRoot(root).render(shop);
}

/** The share of visits that are measured, 0 to 1; none unless the build's settings say so. */
if (Math.random() < Number(import.meta.env.VITE_FIELD_FIGURES_SHARE || 0)) {
  const { pathname } = location;
  afterFirstPaint()
    .then(() => import('./app/report-field-figures.ts'))
    .then(({ reportFieldFigures }) => reportFieldFigures(pathname))
    .catch(() => {});
}

// If this fails, the shop still works, just not offline.
registerServiceWorker().catch(() => {});
