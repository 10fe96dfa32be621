// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menus } from '../../domain/testing/fixtures.ts';
import { useUnchangedEntries } from './use-unchanged-entries.ts';

it('keeps equal entries, adds new ones and drops missing ones', () => {
  const { result, rerender } = renderHook(({ record }) => useUnchangedEntries(record), {
    initialProps: { record: menus },
  });
  const first = result.current;
  const { tofu: _, ...fewer } = structuredClone(menus);
  rerender({
    record: {
      ...fewer,
      soup: { ...fewer.soup, title: '곰탕', cat: 'home', active: true, price: 21 },
    },
  });
  expect(result.current.kimchi).toBe(first.kimchi);
  expect(result.current.soup).not.toBe(first.soup);
  expect(result.current.soup?.price).toBe(21);
  expect(result.current).not.toHaveProperty('tofu');
  const second = result.current;
  rerender({ record: structuredClone(second) });
  expect(result.current.soup).toBe(second.soup);
});
