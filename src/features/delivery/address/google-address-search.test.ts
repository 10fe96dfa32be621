import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../data/testing/deferred.ts';
import { googleAddressSearch } from './google-address-search.ts';

const near = 70_000;

/** Google's response with one place. */
const found = (placeId: string, distanceMeters = near) => ({
  suggestions: [
    {
      placePrediction: {
        placeId,
        distanceMeters,
        text: { text: placeId },
        toPlace: () => ({
          fetchFields: async () => {},
          addressComponents: [
            { types: ['route'], longText: placeId, shortText: placeId },
            { types: ['locality'], longText: 'Campsie', shortText: 'Campsie' },
          ],
        }),
      },
    },
  ],
});
const fetchAutocompleteSuggestions = vi.fn();
const importLibrary = vi.fn();

beforeEach(() => {
  fetchAutocompleteSuggestions.mockReset();
  importLibrary.mockReset().mockResolvedValue({
    AutocompleteSuggestion: { fetchAutocompleteSuggestions },
    AutocompleteSessionToken: class {},
  });
  vi.stubGlobal('google', { maps: { importLibrary } });
});

afterEach(() => vi.unstubAllGlobals());

it('a late response for older text leaves the visible suggestion selectable', async () => {
  const late = deferred<ReturnType<typeof found>>();
  fetchAutocompleteSuggestions
    .mockReturnValueOnce(late.promise)
    .mockResolvedValueOnce(found('Beamish Street'));
  const search = googleAddressSearch();
  const older = search.suggest('12 B');
  const [shown] = await search.suggest('12 Be');
  late.resolve(found('Bridge Road'));
  await older;
  expect(shown).toMatchObject({ id: 'Beamish Street' });
  if (shown)
    expect(await search.resolve(shown)).toMatchObject({
      address: { route: 'Beamish Street' },
    });
});

it('does not suggest places outside the delivery radius', async () => {
  fetchAutocompleteSuggestions.mockResolvedValueOnce(found('Melbourne', 600_000));
  expect(await googleAddressSearch().suggest('12 B')).toEqual([]);
});

it('loads the library again after a failed load', async () => {
  importLibrary.mockRejectedValueOnce(new Error('offline'));
  fetchAutocompleteSuggestions.mockResolvedValue(found('Beamish Street'));
  const search = googleAddressSearch();
  await expect(search.suggest('12 B')).rejects.toThrow('offline');
  expect(await search.suggest('12 Be')).toMatchObject([{ id: 'Beamish Street' }]);
});
