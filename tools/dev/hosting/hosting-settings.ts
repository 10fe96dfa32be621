import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

interface Header {
  readonly key: string;
  readonly value: string;
}

interface HeaderRule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly Header[];
}

/** The parts of firebase.json's `hosting` that local serving needs. */
export interface HostingSettings {
  readonly public: string;
  readonly headers: readonly HeaderRule[];
  readonly rewrites: readonly {
    readonly source: string;
    readonly destination?: string;
    readonly function?: { readonly functionId: string };
  }[];
}

const policyKey = 'Content-Security-Policy';

/**
 * Reads the hosting settings from firebase.json. `localOrigins` are allowed in addition, for local replacements of
 * Google's services.
 */
export function hostingSettings(localOrigins: readonly string[] = []): HostingSettings {
  const { hosting } = JSON.parse(readFileSync(join(REPOSITORY, 'firebase.json'), 'utf8')) as {
    hosting: HostingSettings;
  };
  return {
    ...hosting,
    headers: hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.map(({ key, value }) => ({
        key,
        value: key === policyKey ? allowToCall(value, localOrigins) : value,
      })),
    })),
  };
}

/** The paths that firebase.json rewrites to functions, as regular expressions, and the address of each one's function. */
export function functionPaths(app: string): { path: string; target: string }[] {
  return hostingSettings().rewrites.flatMap(({ source, function: called }) =>
    called
      ? [
          {
            path: `^${source.endsWith('/**') ? source.slice(0, -2) : `${source}(?:\\?|$)`}`,
            target: app.replace(/app$/, called.functionId),
          },
        ]
      : [],
  );
}

/** The origins of the local services that a build calls, from its settings. */
export function localOriginsOf(env: Readonly<Record<string, string | undefined>>): string[] {
  const { VITE_FIRESTORE_HOST: firestore, VITE_AUTH_URL: auth, VITE_STORAGE_URL: storage } = env;
  return [firestore && `http://${firestore}`, auth, storage].filter((origin) =>
    Boolean(origin),
  ) as string[];
}

function allowToCall(policy: string, origins: readonly string[]): string {
  return origins.length === 0
    ? policy
    : // The Auth emulator is framed as well, for Google's popup, and photos come from the stand-in for storage.
      policy.replace(
        /(connect|frame|img)-src [^;]*/g,
        (directive) => `${directive} ${origins.join(' ')}`,
      );
}
