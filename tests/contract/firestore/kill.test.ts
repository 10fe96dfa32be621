import { expect, test } from 'vitest';
import { killRounds } from '../../kill/rounds.ts';
import { OFFICIAL } from './target.ts';

// The official emulator keeps documents in memory only.
test.skipIf(OFFICIAL)('kill -9 under load loses nothing that was acknowledged', async () => {
  const { acknowledged, lost, halves } = await killRounds(6, 20_261_121);
  expect({ lost, halves }).toEqual({ lost: [], halves: [] });
  expect(acknowledged).toBeGreaterThan(50);
});
