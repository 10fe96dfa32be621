// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSession } from '../../data/customer/use-session.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { DrawerAccount } from './drawer-account.tsx';

afterEach(() => {
  cleanup();
  useSession.setState({ status: 'loading' }, true);
});

it('says that there is no connection while it can not be known who is signed in', async () => {
  await setLanguage('ko');
  useSession.setState({ status: 'loading' }, true);
  const { container, rerender } = render(<DrawerAccount onLeave={() => {}} />);
  expect(container.textContent).toBe('');
  useSession.setState({ status: 'loading', failed: true }, true);
  rerender(<DrawerAccount onLeave={() => {}} />);
  expect(container.textContent).toContain('인터넷');
});
