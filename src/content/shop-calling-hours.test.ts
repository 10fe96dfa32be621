import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('throws for calling hours that cannot be read, and names the setting and its format', async () => {
  vi.stubEnv('VITE_SELLER_CALL_HOURS', 'weekdays 9 to 5');
  vi.resetModules();
  await expect(import('./shop-calling-hours.ts')).rejects.toThrow(
    'VITE_SELLER_CALL_HOURS must look like "Mon-Fri 09:00-17:00; Sat 09:00-12:00": weekdays 9 to 5',
  );
});
