// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import '../../i18n/i18n.ts';
import { AgedCareFields } from './aged-care-fields.tsx';

afterEach(cleanup);

function Fields({ isAgedCare }: { isAgedCare: boolean }) {
  const form = useForm({ defaultValues: { isAgedCare, acName: '' } });
  return (
    <AgedCareFields
      box={form.register('isAgedCare')}
      name={form.register('acName')}
      ticked={form.watch('isAgedCare')}
      error={undefined}
    />
  );
}

it('puts the cursor into the name that a tick asks for', async () => {
  render(<Fields isAgedCare={false} />);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.keyboard('햇살 요양원');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '햇살 요양원');
});

it('takes the cursor from nobody where the box was ticked before', () => {
  render(<Fields isAgedCare />);
  expect(document.activeElement).toBe(document.body);
});
