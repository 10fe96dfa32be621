import type { BrowserContext, Page } from '@playwright/test';

/**
 * What Firebase's popup needs of Google's script: an iframe and messages to and from it. Served instead
 * of apis.google.com, both to the shop and to the Auth emulator's own pages.
 */
const script = `(() => {
  const events = new Map();
  const replies = new Map();
  const peer = (target) => ({
    restyle: async () => {},
    ping: async (done) => done(),
    register: (name, handler) => events.set(name, handler),
    send: (name, data, done) => {
      const id = crypto.randomUUID();
      replies.set(id, done);
      const post = () => target().postMessage({ gapi: 'event', id, name, data }, '*');
      post();
    },
  });
  addEventListener('message', async ({ data, source }) => {
    if (data?.gapi === 'event') {
      while (!events.has(data.name)) await new Promise((wake) => setTimeout(wake, 50));
      const answer = [await events.get(data.name)(data.data)];
      source.postMessage({ gapi: 'reply', id: data.id, answer }, '*');
    }
    if (data?.gapi === 'reply') {
      // Google's script ignores errors of a callback, and Firebase's callback always throws after its
      // response.
      try {
        replies.get(data.id)?.(data.answer);
      } catch {}
    }
  });
  const context = {
    open: ({ where, url }, ready) =>
      new Promise((resolve, reject) => {
        const frame = document.createElement('iframe');
        frame.src = url;
        frame.style.display = 'none';
        frame.onload = () => ready(peer(() => frame.contentWindow)).then(resolve, reject);
        where.append(frame);
      }),
    getParentIframe: () => peer(() => parent),
  };
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: null, Iframe: class {}, getContext: () => context },
  };
  const { searchParams } = new URL(document.currentScript.src);
  window[searchParams.get('onload') ?? 'gapi_onload']?.();
})();`;

/** Serves Google's script from here and blocks the styles of the emulator's page. */
export async function withGoogleScript(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await context.route(/unpkg\.com|fonts\.googleapis\.com/, (route) => route.abort());
}

/** Signs in on the Auth emulator's page as a new Google user. */
export async function signInAtGoogle(popup: Page, email: string, name: string): Promise<void> {
  await popup.getByText('Add new account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}
