// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { staffActions } from '../../../../domain/staff/actions/actions.ts';
import type { StaffLogEntry } from '../../../../domain/staff/staff-log.ts';
import { menus } from '../../../../domain/testing/fixtures.ts';
import { staff } from '../../../../i18n/en/staff.ts';
import { i18n, loadLanguage } from '../../../../i18n/i18n.ts';
import { LogEntry } from './log-entry.tsx';
import { actionName, stateName } from './log-message.ts';

vi.hoisted(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo');
});

beforeAll(async () => {
  // Staff's phrases are added to the others, never in their place, as other tests share this process.
  await loadLanguage('en');
  i18n.addResourceBundle('en', 'translation', staff, true, true);
});
afterEach(cleanup);

it.each(['ko', 'en'])('names every action of staff in %s', (language) => {
  const t = i18n.getFixedT(language);
  for (const { name } of staffActions) expect(actionName(t, name)).not.toBe(name);
});

function show(entry: Partial<StaffLogEntry>): void {
  const whole = { at: 0, actor: 's', actorName: 's@example.com', action: '', before: null };
  render(
    <MemoryRouter>
      <LogEntry
        entry={{ ...whole, after: null, ...entry }}
        context={{ t: i18n.getFixedT('en'), language: 'en', menus, categories: {} }}
        onUndone={() => {}}
      />
    </MemoryRouter>,
  );
}

it("names a changed dish in the reader's language", () => {
  show({ action: 'limit', subject: 'soup', before: null, after: 2 });
  expect(screen.getByText(/Limit per person:/).textContent).toContain(menus.soup?.titleEn);
});

it.each([
  'exported',
  'sending',
  'sent',
  'failed',
  'on',
  'off',
  'balance repaired',
  'waiting',
  'declined',
])('shows the stored state %j in words', (state) => {
  expect(stateName(i18n.getFixedT('ko'), state)).not.toMatch(/[a-z]/);
});
