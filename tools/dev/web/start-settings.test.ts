import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hostingSettings } from '../hosting/hosting-settings.ts';
import { startScript } from './start-settings.ts';

it('the Content Security Policy of firebase.json allows the inline script by its hash', async () => {
  const headers = hostingSettings().headers.flatMap((rule) => rule.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
  const hash = createHash('sha256')
    .update(await startScript())
    .digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
});
