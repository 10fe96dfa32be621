import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plannedActions } from '../../../src/domain/staff/actions/actions.ts';
import { mayOpen, roles, type StaffScreen, screenRoles } from '../../../src/domain/staff/roles.ts';

/** The rows of the table of roles in docs/security.md: role, screens, actions. */
const documented = readFileSync(resolve(import.meta.dirname, '../../../docs/security.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| \*\*(\w+)\*\* \| ([^|]+) \| ([^|]+) \|/.exec(line))
  .flatMap((found) => (found ? [found.slice(1).map((cell) => cell.trim())] : []));

test('docs/security.md has the same table', () => {
  const names = (all: readonly string[], every: number) =>
    all.length === every ? 'all' : all.map((name) => `\`${name}\``).join(', ');
  const screens = Object.keys(screenRoles) as StaffScreen[];
  const inCode = roles.map((role) => [
    role,
    names(
      screens.filter((screen) => mayOpen(role, screen)),
      screens.length,
    ),
    names(
      plannedActions
        .filter(({ allowedRoles }) => (allowedRoles as readonly string[]).includes(role))
        .map(({ name }) => name),
      plannedActions.length,
    ),
  ]);
  expect(documented).toEqual(inCode);
});
