import { expect, test } from 'vitest';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { staffCalling } from '../support/functions/staff-calling.ts';

const addresses = sharedShop();
const owner = staffCalling(addresses, 'boss-of-pictures');
const asks = (caller: HeadlessCustomer, url: string) => caller.call('/app/fetch-picture', { url });
const counted = async (uid: string) =>
  (await owner.store.read(`personalDataCalls/${uid}_pictures`))?.count;

test('fetches nothing for anybody but owners, and counts none of their calls', async () => {
  const customer = await new HeadlessCustomer(addresses).register();
  const books = staffCalling(addresses, 'books-of-pictures');
  for (const one of [customer, books]) {
    expect(await asks(one, 'https://example.com/1.jpg')).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  }
  expect(await counted('books-of-pictures')).toBeUndefined();
});

test('fetches nothing from this machine or its network, without saying why', async () => {
  for (const url of [
    'https://localhost/1.jpg',
    'https://a.localhost/1.jpg',
    'https://169.254.169.254/latest/meta-data',
    'http://example.com/1.jpg',
  ]) {
    const answer = await asks(owner, url);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(Object.keys(answer.body as object)).toEqual(['code']);
  }
  expect(await counted('boss-of-pictures')).toBe(4);
});

test('fetches no more than a day’s pictures', async () => {
  const id = 'boss-of-pictures_pictures';
  await owner.store.setField(`personalDataCalls/${id}`, ['count'], 500);
  expect(await asks(owner, 'https://localhost/1.jpg')).toMatchObject({ status: 429 });
});
