import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of installed packages that holds `name`, in this folder or above. */
export function modulesWith(name: string, from = import.meta.dirname): string {
  const modules = join(from, 'node_modules');
  if (existsSync(join(modules, name))) return modules;
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return modulesWith(name, dirname(from));
}
