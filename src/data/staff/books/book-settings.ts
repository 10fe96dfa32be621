import {
  type BookAccounts,
  type BookProgram,
  usualAccounts,
} from '../../../domain/staff/books/book-accounts.ts';
import { readJson, writeJson } from '../../device/storage.ts';

const keyOf = (program: BookProgram) => `book-accounts-${program}`;

/** The codes for a program's file as this phone has them; empty ones are the usual ones. */
export function readAccounts(program: BookProgram): BookAccounts {
  const usual = usualAccounts[program];
  const stored = readJson(keyOf(program)) as Partial<Record<string, unknown>> | null;
  const entries = Object.entries(usual).map(([field, code]) => {
    const own = stored?.[field];
    return [field, typeof own === 'string' && own.trim() !== '' ? own : code];
  });
  return Object.fromEntries(entries) as BookAccounts & Record<string, string>;
}

/** Keeps the codes on this phone. */
export function keepAccounts(program: BookProgram, accounts: BookAccounts): void {
  writeJson(keyOf(program), accounts);
}
