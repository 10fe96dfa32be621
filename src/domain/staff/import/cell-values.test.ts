import { expect, it } from 'vitest';
import {
  dayIn,
  flagIn,
  hasDecimalComma,
  isAmbiguousDay,
  momentIn,
  numberIn,
  picturesIn,
} from './cell-values.ts';

it.each([
  ['25', 25],
  ['25.00', 25],
  ['$25.00', 25],
  ['A$25', 25],
  ['AUD 25.50', 25.5],
  ['25.50 AUD', 25.5],
  ['1,062.50', 1062.5],
  ['$1,062', 1062],
  ['２５', 25],
  ['-$5', -5],
  ['.5', 0.5],
  ['25,50', undefined],
  ['1,06', undefined],
  ['five', undefined],
  ['', undefined],
  ['€25', undefined],
])('the number of %j is %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it('sees a comma before cents', () => {
  expect(['25,50', '$25,5'].every(hasDecimalComma)).toBe(true);
  expect(['1,062', '25.50', '1,062.50'].some(hasDecimalComma)).toBe(false);
});

it.each([
  ['TRUE', true],
  ['True', true],
  ['yes', true],
  ['Y', true],
  ['1', true],
  ['예', true],
  ['FALSE', false],
  ['no', false],
  ['0', false],
  ['아니요', false],
  ['maybe', undefined],
  ['', undefined],
  ['constructor', undefined],
])('%j says %s', (text, flag) => {
  expect(flagIn(text)).toBe(flag);
});

it.each([
  ['2027-03-02', '2027-03-02'],
  ['2027-3-2', '2027-03-02'],
  ['2027/03/02', '2027-03-02'],
  ['2027-03-02 00:00:00', '2027-03-02'],
  ['2/03/2027', '2027-03-02'],
  ['02-03-2027', '2027-03-02'],
  ['2.3.27', '2027-03-02'],
  ['03/25/2027', '2027-25-03'],
  ['2027-02-29', '2027-02-29'],
  ['2027-03-02 17:00', undefined],
  ['46448', undefined],
  ['Tuesday', undefined],
])('the day of %j is %s', (text, day) => {
  expect(dayIn(text)).toBe(day);
});

it.each([
  ['2/03/2027', true],
  ['2/03/2027 17:00', true],
  ['25/03/2027', false],
  ['3/3/2027', false],
  ['2027-03-02', false],
])('%j can be read in two ways: %s', (text, ambiguous) => {
  expect(isAmbiguousDay(text)).toBe(ambiguous);
});

it.each([
  ['2027-03-02T17:00', '2027-03-02T17:00'],
  ['2027-03-02 17:00:00', '2027-03-02T17:00'],
  ['2/03/2027 17:00', '2027-03-02T17:00'],
  ['2/03/2027 5:00 PM', '2027-03-02T17:00'],
  ['2/03/2027 12:30 am', '2027-03-02T00:30'],
  ['2/03/2027 9:05', '2027-03-02T09:05'],
  ['2027-02-29T17:00', '2027-02-29T17:00'],
  ['2027-03-02T24:00', '2027-03-02T24:00'],
  ['2/03/2027 17:00 pm', undefined],
  ['2027-03-02', undefined],
  ['17:00', undefined],
])('the moment of %j is %s', (text, moment) => {
  expect(momentIn(text)).toBe(moment);
});

it.each([
  ['https://a.example/1.jpg', ['https://a.example/1.jpg']],
  ['https://a.example/1.jpg, https://a.example/2.jpg', 2],
  ['https://a.example/1.jpg;https://a.example/2.jpg', 2],
  ['https://a.example/1.jpg | https://a.example/2.jpg', 2],
  ['https://a.example/1.jpg\nhttps://a.example/2.jpg', 2],
  ['/images/1.jpg /images/2.jpg', ['/images/1.jpg', '/images/2.jpg']],
  ['https://a.example/a,b.jpg?w=1,2', ['https://a.example/a,b.jpg?w=1,2']],
  ['', []],
])('the pictures of %j', (text, pictures) => {
  if (typeof pictures === 'number') expect(picturesIn(text)).toHaveLength(pictures);
  else expect(picturesIn(text)).toEqual(pictures);
});
