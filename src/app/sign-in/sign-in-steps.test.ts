import { expect, it } from 'vitest';
import type { User } from '../../domain/customer/user.ts';
import { info, user } from '../../domain/testing/fixtures.ts';
import { nextStep } from './sign-in-steps.ts';

const without: User = { ...user, deliveryInfo: undefined };
const complete: User = { ...user, deliveryInfo: info };

it.each([
  ['an account without a profile', undefined, false, false, 'person'],
  ['an account without a profile, to order', undefined, true, true, 'person'],
  ['a log-in', without, false, false, undefined],
  ['a log-in without delivery details, to order', without, true, false, 'person'],
  ['the same with name and phone typed already', without, true, true, 'address'],
  ['a log-in with delivery details, to order', complete, true, false, undefined],
] as const)('%s', (_, profile, toOrder, hasPhone, step) => {
  expect(nextStep(profile, toOrder, hasPhone)).toBe(step);
});
