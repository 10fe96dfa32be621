import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Shop } from './app/app.tsx';
import { keepOnPhone } from './app/new-version.ts';
import { screens } from './app/screens.ts';
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

if (root.firstElementChild) {
  // The start screen is written into its page; it stands until its code is there and takes it over.
  screens.languageSelect.load().then(
    () => hydrateRoot(root, shop),
    () => createRoot(root).render(shop),
  );
} else {
  createRoot(root).render(shop);
}

// Refused or unreachable, the shop works all the same, only not offline.
keepOnPhone().catch(() => {});
