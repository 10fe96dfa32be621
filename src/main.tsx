import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Shop } from './app/app.tsx';
import { keepOnPhone } from './app/new-version.ts';
import { replayClick } from './app/replayed-click.ts';
import { isScreenName, screens } from './app/screens.ts';
import { languageOf } from './domain/language.ts';
import { setLanguage } from './i18n/i18n.ts';
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

const written = root.dataset.screen;
if (isScreenName(written)) {
  // The screen is written into its page; it stands until its code and words are there and take it over.
  Promise.all([screens[written].load(), setLanguage(languageOf(document.documentElement.lang))])
    .then(
      () => hydrateRoot(root, shop),
      () => createRoot(root).render(shop),
    )
    .then(() => {
      root.inert = false;
      replayClick();
    });
} else {
  createRoot(root).render(shop);
}

// Refused or unreachable, the shop works all the same, only not offline.
keepOnPhone().catch(() => {});
