import { spawn } from 'node:child_process';
import { once } from 'node:events';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { findFreeWebPort, whenAnswered } from '../../support/stack.ts';

/** One browser tab with what a journey needs, independent of the protocol that drives it. */
export interface Tab {
  /** Engine and version, as in `firefox/153.7.0`. */
  readonly engine: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page and returns its result, a plain value. */
  evaluate<R>(inPage: (...words: string[]) => R, ...words: string[]): Promise<R>;
  /** The element that `inPage` returns; undefined when it returns null. */
  find(inPage: FindElement, ...words: string[]): Promise<Found | undefined>;
  close(): Promise<void>;
}

export type FindElement = (...words: string[]) => HTMLElement | null;

/** An element; it is tapped and typed into at its position on the screen, as a person does. */
export interface Found {
  /** Where it is in the page, to see whether it moves. */
  place(): Promise<string>;
  tap(): Promise<void>;
  type(text: string): Promise<void>;
  /** The address of a link. */
  address(): Promise<string>;
}

/** Firefox by WebDriver BiDi, which needs no separate driver. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // No time limit: a slow machine needs more time.
    timeout: 0,
    protocolTimeout: 0,
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 390, height: 844 });
  page.setDefaultTimeout(0);
  return {
    engine: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    evaluate: async (inPage, ...words) => (await page.evaluate(inPage, ...words)) as never,
    async find(inPage, ...words) {
      const element = (
        await page.evaluateHandle(inPage, ...words)
      ).asElement() as ElementHandle | null;
      if (element === null) return undefined;
      return {
        place: async () => JSON.stringify(await element.boundingBox()),
        tap: () => element.click(),
        type: (text) => element.type(text),
        address: () => element.evaluate((link) => (link as HTMLAnchorElement).href),
      };
    },
    close: () => browser.close(),
  };
}

/** Safari's engine: WebKitGTK's MiniBrowser by WebDriver, on a virtual display. */
export async function openWebKit(miniBrowser: string): Promise<Tab> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '500x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await findFreeWebPort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await whenAnswered(`${server}/status`);
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // Without page cache: a page that is left during an IndexedDB transaction would keep its lock there.
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', '--enable-page-cache=false'],
        },
      }),
    )
    .build();
  await browser.manage().setTimeouts({ pageLoad: 600_000, script: 600_000 });
  // MiniBrowser's own buttons prevent a width below about 450 px.
  await browser.manage().window().setRect({ width: 390, height: 844 });
  const version = (await browser.getCapabilities()).get('browserVersion') as string;
  return {
    engine: `WebKitGTK/${version}`,
    open: (url) => browser.get(url),
    evaluate: (inPage, ...words) => browser.executeScript(inPage, ...words),
    async find(inPage, ...words) {
      const element = await browser.executeScript<WebElement | null>(inPage, ...words);
      if (element === null) return undefined;
      return {
        place: async () => JSON.stringify(await element.getRect()),
        tap: () => element.click(),
        type: (text) => element.sendKeys(text),
        address: async () => (await element.getAttribute('href')) ?? '',
      };
    },
    async close() {
      await browser.quit();
      driver.kill();
      screen.kill();
    },
  };
}
