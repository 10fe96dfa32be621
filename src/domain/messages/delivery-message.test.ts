import { describe, expect, test } from 'vitest';
import { deliveryMessagePath } from './delivery-message.ts';

describe('deliveryMessagePath', () => {
  test('builds the document path of a link', () => {
    expect(deliveryMessagePath('20261124_1', 'aB3-_x')).toBe(
      'deliveryMsgs/20261124_1/messages/aB3-_x',
    );
  });

  test.each([
    [undefined, 'a'],
    ['20261124_1', undefined],
    ['tuesday', 'a'],
    ['20261124_1', '../../users/x'],
    ['20261124_1', 'a/b'],
    ['20261124_1', 'a'.repeat(129)],
  ])('refuses %s, %s', (dateId, msgId) => {
    expect(deliveryMessagePath(dateId, msgId)).toBeUndefined();
  });
});
