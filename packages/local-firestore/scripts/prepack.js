/**
 * Runs before `npm pack` and `npm publish`: says in one line what building the package lacks, or builds it. It is
 * JavaScript, because an older Node says nothing understandable about a TypeScript file.
 */
import { createRequire } from 'node:module';

const NEEDED = ['esbuild', 'typescript'];

/** @param {string} name */
function isInstalled(name) {
  try {
    createRequire(import.meta.url).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Packing needs Node 22.18 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}
const missing = NEEDED.filter((name) => !isInstalled(name));
if (missing.length > 0) {
  console.error(`Packing needs ${missing.join(' and ')}: run npm install first.`);
  process.exit(1);
}
await import('./pack.ts');
