import { describe, expect, it } from 'vitest';
import { textHash } from '../lib/text-hash.ts';
import { applyWrites, type Documents } from '../testing/apply-writes.ts';
import { now } from '../testing/fixtures.ts';
import {
  type ConsentChoice,
  type Consents,
  choiceOf,
  planConsents,
  planConsentsEnd,
} from './consent.ts';
import { consentWordings } from './consent-wording.ts';

const both: ConsentChoice = { opening: true, closing: true, channel: 'email' };
const none: ConsentChoice = { opening: false, closing: false, channel: 'email' };

/** The stored consents after a choice. */
function chosen(before: Consents | undefined, choice: ConsentChoice, at = now): Consents {
  const store: Documents = before ? { 'consents/u1': { ...before } } : {};
  return (applyWrites(store, planConsents('u1', before, choice, 'ko', at))['consents/u1'] ??
    {}) as Consents;
}

describe('consents', () => {
  it('are none at first, by e-mail', () => {
    expect(choiceOf(undefined)).toEqual(none);
    expect(planConsents('u1', undefined, none, 'ko', now)).toEqual([]);
  });

  it('keep when, how and to which words they were given', () => {
    const stored = chosen(undefined, { ...both, closing: false, channel: 'text' }, now + 0.4);
    expect(stored).toEqual({
      opening: { on: true, given: now, wording: 'opening-1', lang: 'ko', channel: 'text' },
    });
    expect(choiceOf(stored)).toEqual({ opening: true, closing: false, channel: 'text' });
  });

  it('stay as they were given while they are not changed', () => {
    const stored = chosen(undefined, both);
    expect(planConsents('u1', stored, both, 'en', now + 1000)).toEqual([]);
  });

  it('are given anew for another channel', () => {
    const stored = chosen(chosen(undefined, both), { ...both, channel: 'text' }, now + 1000);
    expect(stored.opening).toMatchObject({ given: now + 1000, channel: 'text' });
    expect(stored.closing).toMatchObject({ given: now + 1000, channel: 'text' });
  });

  it('keep what was agreed to when they end, and begin anew when they are given again', () => {
    const ended = chosen(chosen(undefined, both), { ...both, closing: false }, now + 1000);
    expect(ended.closing).toEqual({
      ...{ on: false, given: now, wording: 'closing-1', lang: 'ko', channel: 'email' },
      ...{ ended: now + 1000, endedBy: 'customer' },
    });
    expect(planConsents('u1', ended, { ...both, closing: false }, 'ko', now + 2000)).toEqual([]);
    expect(chosen(ended, both, now + 3000).closing).toEqual({
      ...{ on: true, given: now + 3000, wording: 'closing-1', lang: 'ko', channel: 'email' },
    });
  });

  it('end all at once by link or by staff, those that are on', () => {
    const stored = chosen(chosen(undefined, both), { ...both, closing: false }, now + 1000);
    const writes = planConsentsEnd('u1', stored, 'link', now + 2000);
    const ended = applyWrites({ 'consents/u1': { ...stored } }, writes)['consents/u1'] as Consents;
    expect(ended.opening).toMatchObject({ on: false, ended: now + 2000, endedBy: 'link' });
    expect(ended.closing).toEqual(stored.closing);
    expect(planConsentsEnd('u1', ended, 'staff', now + 3000)).toEqual([]);
    expect(planConsentsEnd('u1', undefined, 'staff', now)).toEqual([]);
    expect(choiceOf(ended)).toEqual(none);
  });
});

it('never changes words that somebody has agreed to: other words get an id of their own', () => {
  const hashes = Object.entries(consentWordings).map(([id, words]) => [
    id,
    textHash(JSON.stringify(words)),
  ]);
  expect(Object.fromEntries(hashes)).toMatchInlineSnapshot(`
    {
      "closing-1": "a76814f255c82a87",
      "opening-1": "5d0a49d1304ec4f6",
    }
  `);
});
