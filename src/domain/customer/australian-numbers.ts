import type { MetadataJson } from 'libphonenumber-js/core/es6';

/**
 * What libphonenumber knows of Australian numbers, as its `metadata.min.json` has it, so that a form need not load every
 * country's. Without the ranges that are in use today: new ones are opened every year, and a customer whose number is in one
 * must be able to order.
 */
export const australianNumbers: MetadataJson = {
  version: 4,
  country_calling_codes: { 61: ['AU'] },
  nonGeographic: {},
  countries: {
    AU: [
      '61',
      '001[14-689]|14(?:1[14]|34|4[17]|[56]6|7[47]|88)0011',
      '1(?:[0-79]\\d{7}(?:\\d(?:\\d{2})?)?|8[0-24-9]\\d{7})|[2-478]\\d{8}|1\\d{4,7}',
      [5, 6, 7, 8, 9, 10, 12],
      [],
      '0',
      0,
      '(183[12])|0',
    ],
  },
};
