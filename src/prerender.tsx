import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Shop } from './app/app.tsx';
import { screens } from './app/screens.ts';
import { paths } from './domain/paths.ts';

/** The start screen as HTML, for the build: what main.tsx takes over in the browser. */
export async function renderStart(): Promise<string> {
  const render = () =>
    renderToString(
      <StrictMode>
        <StaticRouter location={paths.languageSelect()}>
          <Shop />
        </StaticRouter>
      </StrictMode>,
    );
  // The first time only asks for the screen's code.
  render();
  await screens.languageSelect.load();
  await new Promise((resolve) => setTimeout(resolve));
  return render();
}
