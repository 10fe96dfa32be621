/** `npm run preflight [-- --offline]`: checks a real project's configuration before a deploy and says what is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { secretNames } from '../../../functions/src/settings.ts';
import { type Configuration, check, type Settings } from './checks.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { offline: { type: 'boolean', default: false } } });

const read = (path: string): string | undefined => {
  const file = join(REPOSITORY, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const settingsIn = (path: string): Settings | undefined => {
  const text = read(path);
  return text === undefined ? undefined : parseEnv(text);
};

/** As Vite reads them for a build; environment variables take precedence. */
function webSettings(): Settings {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'];
  return Object.assign({}, ...files.map(settingsIn), process.env) as Settings;
}

function defaultProject(): string | undefined {
  const text = read('.firebaserc');
  if (text === undefined) return undefined;
  return (JSON.parse(text) as { projects?: { default?: string } }).projects?.default;
}

/** The project's secrets; undefined when nobody is logged in or offline. Their values stay in memory. */
function storedSecrets(project: string | undefined): Settings | undefined {
  if (project === undefined) return undefined;
  const program = join(REPOSITORY, 'node_modules/.bin/firebase');
  const found = secretNames.map((name) => {
    const args = ['functions:secrets:access', name, '--project', project];
    const { status, stderr, stdout } = spawnSync(program, args, { encoding: 'utf8' });
    return {
      name,
      value: status === 0 ? stdout : undefined,
      asked: !/log ?in|authenticat|ENOTFOUND/i.test(stderr + stdout),
    };
  });
  if (found.every(({ value, asked }) => value === undefined && !asked)) return undefined;
  return Object.fromEntries(
    found.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );
}

function builtFiles(): Record<string, string> | undefined {
  if (read('dist/app.html') === undefined) return undefined;
  const scripts = readdirSync(join(REPOSITORY, 'dist/assets')).filter((name) =>
    name.endsWith('.js'),
  );
  const names = ['app.html', 'index.html', ...scripts.map((name) => `assets/${name}`)];
  return Object.fromEntries(names.map((name) => [name, read(`dist/${name}`) ?? '']));
}

const project = defaultProject();
const configuration: Configuration = {
  web: webSettings(),
  functions: project === undefined ? undefined : settingsIn(`functions/.env.${project}`),
  secrets: values.offline ? 'not-asked' : storedSecrets(project),
  firebaseJson: read('firebase.json'),
  rules: read('firestore.rules'),
  project,
  built: builtFiles(),
};

const findings = check(configuration, secretNames);
for (const { ok, what, hint } of findings) {
  const mark = ok ? (hint === undefined ? '✓' : '!') : '✗';
  console.log(`${mark} ${what}${hint === undefined ? '' : `\n    ${hint}`}`);
}
if (values.offline) console.log('– secrets were not looked at');
const missing = findings.filter(({ ok }) => !ok).length;
console.log(missing === 0 ? 'Ready to deploy.' : `${missing} of ${findings.length} to mend.`);
process.exitCode = missing === 0 ? 0 : 1;
