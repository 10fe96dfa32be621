import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { oldest } from '../web/oldest-browsers.ts';

/** The oldest browsers under the names of MDN's compatibility data, web views among them. */
const versions: Partial<Record<BrowserName, string>> = {
  safari: oldest.safari,
  safari_ios: oldest.safari,
  webview_ios: oldest.safari,
  chrome: oldest.chromium,
  chrome_android: oldest.chromium,
  webview_android: oldest.chromium,
  samsunginternet_android: oldest.samsungInternet,
};

/** MDN's statements by area: `features.api.Window.fetch`. */
export const features = data;
/** The same for Can I Use, which browserslist asks. */
export const browserslistQueries = [
  `ios_saf ${oldest.safari}`,
  `safari ${oldest.safari}`,
  `chrome ${oldest.chromium}`,
  `samsung ${oldest.samsungInternet}`,
];

/** What a feature consists of, by key. */
export function partsOf(feature: Identifier): [key: string, part: Identifier][] {
  return Object.entries(feature).filter(
    (entry): entry is [string, Identifier] => entry[0] !== '__compat',
  );
}

/** Names of the oldest browsers that lack the feature, as readers know them: ["Safari on iOS 16.4"]. */
export function lackingBrowsers({ __compat }: Identifier): string[] {
  if (!__compat) return [];
  const { support } = __compat;
  return Object.entries(versions)
    .filter(([browser, version]) => !has(support[browser as BrowserName], version))
    .map(([browser, version]) => `${data.browsers[browser as BrowserName].name} ${version}`);
}

/** Behind a flag or under a prefixed name is as good as missing; a partial implementation counts. */
function has(statement: SupportStatement | undefined, version: string): boolean {
  // MDN says nothing of this browser: no ground for a finding.
  if (statement === undefined) return true;
  const ranges = Array.isArray(statement) ? statement : [statement];
  return ranges.some(
    ({ version_added, version_removed, flags, prefix, alternative_name }) =>
      flags === undefined &&
      prefix === undefined &&
      alternative_name === undefined &&
      reaches(version, version_added) &&
      !reaches(version, version_removed),
  );
}

function reaches(version: string, since: string | boolean | null | undefined): boolean {
  if (since === undefined || since === null) return false;
  if (typeof since === 'boolean') return since;
  if (since === 'preview') return false;
  const own = version.split('.').map(Number);
  // "≤37": by 37 at the latest.
  const other = since.replace('≤', '').split('.').map(Number);
  for (let part = 0; part < Math.max(own.length, other.length); part++) {
    const difference = (own[part] ?? 0) - (other[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
