import { spawn } from 'node:child_process';
import { once } from 'node:events';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { findFreeWebPort } from '../stack/free-ports.ts';
import { whenAnswered } from '../stack/part.ts';

/** One tab of an engine: what a journey needs of a browser, whatever protocol drives it. */
export interface Tab {
  /** Engine and version, as in `firefox/153.7.0`. */
  readonly engine: string;
  open(url: string): Promise<void>;
  /** Runs in the page and answers a plain value. */
  evaluate<R>(inPage: (...words: string[]) => R, ...words: string[]): Promise<R>;
  /** The element that `inPage` answers; undefined when it answers null. */
  find(inPage: FindElement, ...words: string[]): Promise<Found | undefined>;
  close(): Promise<void>;
}

export type FindElement = (...words: string[]) => HTMLElement | null;

/** An element; it is tapped and typed into as a person does, at its place on the screen. */
export interface Found {
  tap(): Promise<void>;
  type(text: string): Promise<void>;
  /** Where a link leads. */
  address(): Promise<string>;
}

/** Firefox by WebDriver BiDi, which it speaks without a driver of its own. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // A slow machine gets a slow run.
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
        tap: () => element.click(),
        type: (text) => element.type(text),
        address: () => element.evaluate((link) => (link as HTMLAnchorElement).href),
      };
    },
    close: () => browser.close(),
  };
}

/** Safari's engine: WebKitGTK's MiniBrowser by WebDriver, on a display of its own that nobody sees. */
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
        // A page that is left in the middle of an IndexedDB transaction stays in the page cache with its lock.
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', '--enable-page-cache=false'],
        },
      }),
    )
    .build();
  await browser.manage().setTimeouts({ pageLoad: 600_000, script: 600_000 });
  // MiniBrowser's own buttons keep it from getting narrower than about 450 px.
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
