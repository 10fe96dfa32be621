import { vi } from 'vitest';

// The page and the packages are shared with the files before; the shop's own modules are loaded anew, so that
// they import what this file puts in the place of others.
vi.resetModules();
