import { expect, it } from 'vitest';
import { firestoreAddresses } from './firestore-addresses.ts';

it('names Google’s Firestore, with the key as a part of the URL', () => {
  const root = 'projects/shop/databases/(default)/documents';
  expect(
    firestoreAddresses({ VITE_FIREBASE_PROJECT_ID: 'shop', VITE_FIREBASE_API_KEY: 'a&b' }),
  ).toEqual({
    origin: 'https://firestore.googleapis.com',
    root,
    documents: `https://firestore.googleapis.com/v1/${root}`,
    batchGet: `https://firestore.googleapis.com/v1/${root}:batchGet?key=a%26b`,
  });
});

it('names the local Firestore of a build that has one, also without a project', () => {
  expect(firestoreAddresses({ VITE_FIRESTORE_HOST: '127.0.0.1:5174' }).batchGet).toBe(
    'http://127.0.0.1:5174/v1/projects//databases/(default)/documents:batchGet?key=',
  );
});
