import { expect, it } from 'vitest';
import { functionPaths } from './hosting-settings.ts';

it.each([
  ['/app/personal/own-data', 'http://f/personalData'],
  ['/app/staff-view?dateId=20261127_1', 'http://f/deliveryDay'],
  ['/app/stops-before?dateId=20261127_1', 'http://f/deliveryDay'],
  ['/app/dates-with-orders?dateIds=', 'http://f/deliveryDay'],
  ['/app/health', 'http://f/app'],
  ['/app/pay/x?y', 'http://f/app'],
  ['/sendSMS', 'http://f/app'],
  ['/sendSMS?x', 'http://f/app'],
  ['/share/ko/20261127_1', 'http://f/share'],
  ['/sendSMSes', undefined],
  ['/shared', undefined],
  ['/apple', undefined],
  ['/', undefined],
])('%s is called at %s', (url, target) => {
  const called = functionPaths('http://f/app').find(({ path }) => new RegExp(path).test(url));
  expect(called?.target).toBe(target);
});
