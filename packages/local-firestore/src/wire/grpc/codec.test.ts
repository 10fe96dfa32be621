import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyValue } from '../../engine/values/testing/any-value.ts';
import { parseFields } from '../../engine/values/value.ts';
import { decode, encode, service } from './codec.ts';

const messages = (method: string) => {
  const { resolvedRequestType: request, resolvedResponseType: response } =
    service.methods[method] ?? {};
  if (!request || !response) throw new Error(`There is no ${method}.`);
  return { request, response };
};

test('documents with any values come through unchanged', () => {
  const { response } = messages('GetDocument');
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z가-힣]+$/), anyValue), (source) => {
      const fields = parseFields(source);
      const bytes = encode(response, { name: 'a', fields });
      expect(parseFields(decode(response, bytes).fields)).toEqual(fields);
    }),
  );
});

test('enums, bytes, wrappers, repeated and missing members come through', () => {
  const { request } = messages('Listen');
  const order = { field: { fieldPath: 'n' }, direction: 'DESCENDING' };
  const query = { from: [{ collectionId: 'a' }], orderBy: [order], limit: { value: 3 } };
  const addTarget = {
    targetId: 7,
    resumeToken: 'AAEC',
    query: { parent: 'p', structuredQuery: { ...query, startAt: null, offset: undefined } },
  };
  const bytes = encode(request, { database: 'd', addTarget, unknown: 1 });
  expect(decode(request, bytes)).toMatchObject({
    database: 'd',
    addTarget: {
      targetId: 7,
      resumeToken: 'AAEC',
      query: { parent: 'p', structuredQuery: query },
    },
  });
  expect(JSON.stringify(decode(request, bytes))).not.toMatch(/startAt|unknown/);
});
