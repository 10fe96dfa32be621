import { readFileSync } from 'node:fs';
import { RULES_FILE, startServer, type TestServer } from '../../support/rules/server.ts';
import { PROJECT_ID } from '../../support/stack.ts';
import { explanationOf, explanations } from './explained.ts';
import { type Mutant, mutantsOf } from './mutate.ts';
import { isLetThrough, type Recorded, type Recording, recordAttacks } from './recorded-attacks.ts';

/** How long recorded requests are used, ms: the rules accept times within ten minutes of now. */
const FRESH_MS = 300_000;

export interface Score {
  readonly mutants: number;
  readonly killed: number;
  /** Mutants on which no attack succeeds, and why that is correct. */
  readonly explained: readonly { mutant: Mutant; why: string }[];
  readonly survivors: readonly Mutant[];
  /** Explanations that match no mutant; reported only when all mutants were tried. */
  readonly idle: readonly string[];
}

/**
 * Tries every `step`-th mutant (1 for all) of the shop's rules whose description contains `only`. `progress`
 * is called with one line per mutant.
 */
export async function runMutants(
  step: number,
  progress: (line: string) => void,
  only = '',
): Promise<Score> {
  const all = mutantsOf(readFileSync(RULES_FILE, 'utf8'));
  const chosen = all.filter(({ says }, index) => index % step === 0 && says.includes(only));
  const server = await startServer();
  const survivors: Mutant[] = [];
  try {
    let recordedAt = 0;
    let recorded: Recording[] = [];
    for (const mutant of chosen) {
      if (recorded.length === 0 || Date.now() - recordedAt > FRESH_MS) {
        await loadRules(server, readFileSync(RULES_FILE, 'utf8'));
        recorded = await recordAttacks(server);
        recordedAt = Date.now();
      }
      await loadRules(server, mutant.rules);
      // A connection that was idle for too long may be closed during a request, so it is tried once more.
      const killer = await killerInShops(server, recorded).catch(() =>
        killerInShops(server, recorded),
      );
      if (!killer) survivors.push(mutant);
      progress(
        `${killer ? 'killed  ' : 'SURVIVED'} L${mutant.line} ${mutant.says}${killer ? ` ← ${killer.title}` : ''}`,
      );
    }
  } finally {
    await server.close();
  }
  const known = survivors.map((mutant) => ({ mutant, why: explanationOf(mutant.says)?.why }));
  const needed = new Set(survivors.map(({ says }) => explanationOf(says)));
  return {
    mutants: chosen.length,
    killed: chosen.length - survivors.length,
    explained: known.flatMap(({ mutant, why }) => (why ? [{ mutant, why }] : [])),
    survivors: known.flatMap(({ mutant, why }) => (why ? [] : [mutant])),
    idle:
      step === 1 && only === ''
        ? explanations.filter((one) => !needed.has(one)).map(({ why }) => why)
        : [],
  };
}

/** Number of parallel requests; more do not make the server faster. */
const AT_ONCE = 8;

/** The first attack that succeeds on a mutant. */
async function killerInShops(
  server: TestServer,
  recorded: readonly Recording[],
): Promise<Recorded | undefined> {
  for (const { shop, requests } of recorded) {
    await server.fill(shop);
    const killer = await killerOf(requests);
    if (!killer) continue;
    // Neighbouring conditions often fall to the same attack, so a successful one is tried first next time.
    requests.splice(requests.indexOf(killer), 1);
    requests.unshift(killer);
    return killer;
  }
  return undefined;
}

async function killerOf(requests: readonly Recorded[]): Promise<Recorded | undefined> {
  for (let from = 0; from < requests.length; from += AT_ONCE) {
    const part = requests.slice(from, from + AT_ONCE);
    const answers = await Promise.all(part.map(isLetThrough));
    const at = answers.indexOf(true);
    if (at >= 0) return part[at];
  }
  return undefined;
}

async function loadRules(server: TestServer, content: string): Promise<void> {
  const url = `http://${server.firestore}/emulator/v1/projects/${PROJECT_ID}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ content }] } });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'PUT', headers, body });
  if (!response.ok) throw new Error(`the mutant is no rules: ${await response.text()}\n${content}`);
}
