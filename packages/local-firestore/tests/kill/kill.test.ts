import { expect, test } from 'vitest';
import { OFFICIAL } from '../support/target.ts';
import { killRounds } from './rounds.ts';

// The official emulator keeps documents in memory only.
test.skipIf(OFFICIAL)('kill -9 under load loses nothing that was acknowledged', async () => {
  const { acknowledged, lost, halves } = await killRounds(6, 20_261_121);
  expect({ lost, halves }).toEqual({ lost: [], halves: [] });
  expect(acknowledged).toBeGreaterThan(50);
});
