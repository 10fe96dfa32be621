// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportAddressIssue } from '../../data/customer/report-address-issue.ts';
import { deferred } from '../../data/testing/deferred.ts';
import { user } from '../../domain/testing/fixtures.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { AddressProblemDialog } from './address-problem-dialog.tsx';

vi.mock('../../data/customer/report-address-issue.ts', () => ({ reportAddressIssue: vi.fn() }));
vi.mock('../../data/customer/use-user.ts', () => ({ useUser: () => ({ value: user }) }));

beforeEach(async () => {
  await setLanguage('ko');
  sessionStorage.clear();
});
afterEach(cleanup);

it('takes nothing more of the problem while it is sent: it would be thrown away with what was sent', async () => {
  const answer = deferred<void>();
  vi.mocked(reportAddressIssue).mockReturnValue(answer.promise);
  render(
    <BrowserRouter>
      <AddressProblemDialog onClose={() => {}} onManual={() => {}} />
    </BrowserRouter>,
  );
  const problem = screen.getByRole('textbox');
  fireEvent.change(problem, { target: { value: '새 아파트예요' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '저희에게 알리기' })));
  expect(problem.matches(':disabled')).toBe(true);
  await act(async () => answer.reject(new Error('offline')));
  expect(problem.matches(':disabled')).toBe(false);
});
