// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '../data/customer/use-session.ts';
import { openDialog, useDialogs } from '../screen-state/dialogs.ts';
import {
  draftOf,
  draftText,
  keepDraft,
  keepDraftText,
  loginDraft,
} from '../screen-state/drafts.ts';
import { forgetCustomersWhoLeave, keepVisitor } from './forget-customer.ts';

const draft = 'order-request-1-';
const kinds = () => useDialogs.getState().stack.map(({ kind }) => kind);
const signIn = (uid: string) =>
  useSession.setState({ status: 'signed-in', uid, email: '', displayName: '', provider: '' }, true);
const signOut = () => useSession.setState({ status: 'signed-out' }, true);
let stop = () => {};

beforeEach(() => {
  sessionStorage.clear();
  useDialogs.setState({ stack: [] });
  signIn('u1');
  stop = forgetCustomersWhoLeave();
  keepDraftText(draft, '문 앞에');
  openDialog({ kind: 'order-history' });
});
afterEach(() => stop());

it.each([
  ['signing out', signOut],
  ['another customer who signs in', () => signIn('u2')],
])('%s closes the customer’s dialogs and removes their drafts', (_, leave) => {
  leave();
  expect(kinds()).toEqual([]);
  expect(draftText(draft)).toBe('');
});

it('undoing a sign-in keeps the log-in dialog open', () => {
  openDialog({ kind: 'login' });
  signOut();
  expect(kinds()).toEqual(['login']);
});

it('reporting the same customer again, or a visitor signing in, removes nothing', () => {
  signIn('u1');
  expect(kinds()).toEqual(['order-history']);
  signOut();
  keepDraftText(draft, '문 앞에');
  openDialog({ kind: 'login' });
  signIn('u1');
  expect(kinds()).toEqual(['login']);
  expect(draftText(draft)).toBe('문 앞에');
});

describe('leaving an account that has no profile yet', () => {
  beforeEach(() => {
    keepVisitor();
    signOut();
  });

  it('closes nothing, and keeps what was typed for when they come back to it', () => {
    expect(kinds()).toEqual(['order-history']);
    expect(draftText(draft)).toBe('');
    signIn('u1');
    expect(draftText(draft)).toBe('문 앞에');
  });

  it('leaves nothing of it to whoever signs in next, but what a visitor has typed since', () => {
    keepDraftText('since', '덜 맵게');
    signIn('u2');
    expect(draftText(draft)).toBe('');
    expect(draftText('since')).toBe('덜 맵게');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('문 앞에');
  });

  it('keeps what the sign-in itself has asked, whoever was signed in by then', () => {
    signIn('u1');
    keepDraft(loginDraft, { email: 'me@example.com' });
    keepVisitor();
    signOut();
    expect(draftOf(loginDraft)).toEqual({ email: 'me@example.com' });
  });
});

it.each([
  ['signed out', signOut, ''],
  ['signed in as another customer', () => signIn('u2'), ''],
  ['signed in as the same customer', () => signIn('u1'), '문 앞에'],
])('a tab that the browser restores %s shows no other customer’s drafts', (_, restore, text) => {
  stop();
  useSession.setState({ status: 'loading' }, true);
  stop = forgetCustomersWhoLeave();
  restore();
  expect(draftText(draft)).toBe(text);
});
