/** Apps with a browser of their own, in which Google refuses to sign in (spec §8), by what their user agents say. */
const apps = {
  kakaotalk: /KAKAOTALK/i,
  naver: /\bNAVER\b/i,
  instagram: /\bInstagram\b/,
  facebook: /\bFB(?:AN|AV|_IAB)\b/,
  line: /\bLine\//,
};
export type InAppBrowser = keyof typeof apps;

/** The app whose browser this is; undefined in a browser of its own. */
export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  return (Object.keys(apps) as InAppBrowser[]).find((app) => apps[app].test(userAgent));
}

/** The address that opens a page in the phone's browser; undefined where the app has none. */
export function openOutside(app: InAppBrowser, url: string): string | undefined {
  if (app === 'kakaotalk') {
    return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`;
  }
  if (app !== 'line') return undefined;
  const outside = new URL(url);
  outside.searchParams.set('openExternalBrowser', '1');
  return outside.href;
}
