// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { guideTopics } from '../../../../domain/staff/guide/staff-guide.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import '../../../../i18n/i18n.ts';
import { ScreenHelp } from './screen-help.tsx';

afterEach(cleanup);

const at = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ScreenHelp />
    </MemoryRouter>,
  );

it('tells the steps of the screen that it stands on', async () => {
  at(staffPaths.run('20261124_1'));
  await userEvent.click(screen.getByRole('button', { name: '이 화면 쓰는 법' }));
  const steps = await within(screen.getByRole('dialog')).findAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(
    guideTopics.delivery.steps.map(({ ko }) => ko),
  );
});

it('is not there where the guide has nothing to say', () => {
  at(staffPaths.more('20261124_1'));
  expect(screen.queryByRole('button')).toBeNull();
});
