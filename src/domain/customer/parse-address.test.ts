import { describe, expect, it } from 'vitest';
import { parseAddress } from './parse-address.ts';

/** [unit, number, street, suburb, postcode] */
type Parts = [string, string, string, string, string];

describe('parseAddress', () => {
  it.each<[string, Parts]>([
    ['12 Beamish St, Campsie NSW 2194', ['', '12', 'Beamish St', 'Campsie', '2194']],
    ['3/12 Beamish Street Campsie 2194', ['3', '12', 'Beamish Street', 'Campsie', '2194']],
    ['3/12 Ginkgo Avenue Eastwood', ['3', '12', 'Ginkgo Avenue', 'Eastwood', '']],
    ['Unit 3 / 12A Beamish Rd., Campsie', ['3', '12A', 'Beamish Rd.', 'Campsie', '']],
    [
      'Unit 3, 12 Beamish Street, Campsie NSW 2194',
      ['3', '12', 'Beamish Street', 'Campsie', '2194'],
    ],
    ['U 3 12 Beamish St Campsie', ['3', '12', 'Beamish St', 'Campsie', '']],
    ['u3/12 Beamish St, Campsie', ['3', '12', 'Beamish St', 'Campsie', '']],
    ['U3, 12 Beamish St', ['3', '12', 'Beamish St', '', '']],
    ['Apt. 502, 12 Beamish St, Campsie', ['502', '12', 'Beamish St', 'Campsie', '']],
    ['Flat B 12 Beamish St Campsie', ['B', '12', 'Beamish St', 'Campsie', '']],
    ['#5/12 Beamish St, Campsie', ['5', '12', 'Beamish St', 'Campsie', '']],
    ['Unit #5 12 Beamish St, Campsie', ['5', '12', 'Beamish St', 'Campsie', '']],
    ['A/12 Beamish St, Campsie', ['A', '12', 'Beamish St', 'Campsie', '']],
    ['B2/12 Beamish St, Campsie', ['B2', '12', 'Beamish St', 'Campsie', '']],
    ['12/3-5 King Rd Ryde', ['12', '3-5', 'King Rd', 'Ryde', '']],
    ['Unit 5/88 - 92 Albert Road, Strathfield', ['5', '88-92', 'Albert Road', 'Strathfield', '']],
    ['88–92 Albert Road Strathfield', ['', '88-92', 'Albert Road', 'Strathfield', '']],
    ['12 & 14 Albert Road Strathfield', ['', '12 & 14', 'Albert Road', 'Strathfield', '']],
    ['12A-14B Albert Rd Strathfield', ['', '12A-14B', 'Albert Rd', 'Strathfield', '']],
    ['Shop 2, 12 Rowe St, Eastwood 2122', ['Shop 2', '12', 'Rowe St', 'Eastwood', '2122']],
    ['shop 2/12 Rowe St Eastwood', ['Shop 2', '12', 'Rowe St', 'Eastwood', '']],
    [
      'Level 4, Suite 5, 12 Rowe St, Eastwood',
      ['Level 4, Suite 5', '12', 'Rowe St', 'Eastwood', ''],
    ],
    ['Villa 3 12 Rowe St Eastwood', ['Villa 3', '12', 'Rowe St', 'Eastwood', '']],
    ['Townhouse 7/12 Rowe St Eastwood', ['Townhouse 7', '12', 'Rowe St', 'Eastwood', '']],
    ['Lot 7 Rowe St Eastwood', ['', 'Lot 7', 'Rowe St', 'Eastwood', '']],
    ['Lot 5 The Boulevarde, Strathfield', ['', 'Lot 5', 'The Boulevarde', 'Strathfield', '']],
    ['12 Rowe St, Unit 5, Eastwood', ['5', '12', 'Rowe St', 'Eastwood', '']],
    ['12 Rowe St Unit 5', ['5', '12', 'Rowe St', '', '']],
    ['12 Rowe St Unit 5 Eastwood NSW 2122', ['5', '12', 'Rowe St', 'Eastwood', '2122']],
    ['12 Rowe St, Eastwood, Apt 5', ['5', '12', 'Rowe St', 'Eastwood', '']],
    ['502호 12 Rowe St Eastwood', ['502호', '12', 'Rowe St', 'Eastwood', '']],
    ['12 Rowe St, Eastwood 3동 502호', ['3동 502호', '12', 'Rowe St', 'Eastwood', '']],
    ['12번지 Rowe St Eastwood', ['', '12', 'Rowe St', 'Eastwood', '']],
    ['No. 12 Rowe St Eastwood', ['', '12', 'Rowe St', 'Eastwood', '']],
    [
      '12-14 St Johns Road St Peters, NSW, 2044, Australia',
      ['', '12-14', 'St Johns Road', 'St Peters', '2044'],
    ],
    ['12 St Johns Road St Peters', ['', '12', 'St Johns Road', 'St Peters', '']],
    ['12 Beamish St Campsie 2194 NSW', ['', '12', 'Beamish St', 'Campsie', '2194']],
    ['12 Beamish St, Campsie, New South Wales 2194', ['', '12', 'Beamish St', 'Campsie', '2194']],
    ['1 Pacific Highway North Sydney 2060', ['', '1', 'Pacific Highway', 'North Sydney', '2060']],
    ['12 Court Road Fairfield', ['', '12', 'Court Road', 'Fairfield', '']],
    ["12 O'Connell St Parramatta", ['', '12', "O'Connell St", 'Parramatta', '']],
    ['12 O´Connell St Parramatta', ['', '12', "O'Connell St", 'Parramatta', '']],
    ['12 Broadway, Ultimo', ['', '12', 'Broadway', 'Ultimo', '']],
    ['12, Beamish St , Campsie', ['', '12', 'Beamish St', 'Campsie', '']],
    ['１２ Beamish St，Campsie', ['', '12', 'Beamish St', 'Campsie', '']],
    ['12 Union St, Pyrmont', ['', '12', 'Union St', 'Pyrmont', '']],
    ['12 Level Crossing Rd, Vineyard', ['', '12', 'Level Crossing Rd', 'Vineyard', '']],
    ['Unity Place, Burwood', ['', '', 'Unity Place', 'Burwood', '']],
    ['12 juj', ['', '12', 'juj', '', '']],
    ['우리집', ['', '', '우리집', '', '']],
    ['2194', ['', '', '2194', '', '']],
    ['', ['', '', '', '', '']],
  ])('%j', (text, [unit, street_number, route, locality, postal_code]) => {
    expect(parseAddress(text)).toEqual({ unit, street_number, route, locality, postal_code });
  });
});
