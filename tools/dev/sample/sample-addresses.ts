import type { AddressFull } from '../../../src/domain/customer/delivery-info.ts';

/** Suburb, postcode, latitude, longitude: real places, rounded. */
type Suburb = readonly [name: string, postcode: string, latitude: number, longitude: number];

const suburbsByCouncil: Record<string, readonly Suburb[]> = {
  'Municipality of Strathfield': [
    ['Strathfield', '2135', -33.873, 151.094],
    ['Homebush', '2140', -33.866, 151.082],
  ],
  'City of Ryde': [
    ['Eastwood', '2122', -33.79, 151.082],
    ['Ryde', '2112', -33.815, 151.105],
    ['Macquarie Park', '2113', -33.777, 151.126],
  ],
  'City of Parramatta': [
    ['Epping', '2121', -33.772, 151.082],
    ['Parramatta', '2150', -33.815, 151.003],
    ['Carlingford', '2118', -33.778, 151.05],
    ['Wentworth Point', '2127', -33.829, 151.078],
  ],
  'Cumberland City Council': [
    ['Lidcombe', '2141', -33.864, 151.046],
    ['Auburn', '2144', -33.849, 151.033],
    ['Berala', '2141', -33.872, 151.033],
  ],
  'Canterbury-Bankstown Council': [
    ['Campsie', '2194', -33.911, 151.103],
    ['Bankstown', '2200', -33.918, 151.035],
  ],
  'City of Willoughby': [
    ['Chatswood', '2067', -33.797, 151.183],
    ['Artarmon', '2064', -33.81, 151.184],
  ],
  'Ku-ring-gai Council': [
    ['Gordon', '2072', -33.756, 151.154],
    ['Killara', '2071', -33.766, 151.162],
    ['Pymble', '2073', -33.744, 151.141],
  ],
  'Hornsby Shire': [
    ['Hornsby', '2077', -33.704, 151.099],
    ['Waitara', '2077', -33.71, 151.104],
  ],
  'The Hills Shire': [
    ['Castle Hill', '2154', -33.732, 151.004],
    ['Bella Vista', '2153', -33.737, 150.955],
  ],
  'City of Blacktown': [['Kellyville Ridge', '2155', -33.704, 150.927]],
  'Burwood Council': [['Burwood', '2134', -33.877, 151.104]],
  'City of Canada Bay': [['Rhodes', '2138', -33.83, 151.087]],
  'City of Sydney': [
    ['Zetland', '2017', -33.907, 151.208],
    ['Pyrmont', '2009', -33.87, 151.194],
  ],
  'North Sydney Council': [['Crows Nest', '2065', -33.826, 151.204]],
  'Georges River Council': [['Hurstville', '2220', -33.967, 151.103]],
  'Northern Beaches Council': [['Dee Why', '2099', -33.754, 151.287]],
  'City of Wollongong': [
    ['Wollongong', '2500', -34.425, 150.893],
    ['Fairy Meadow', '2519', -34.394, 150.892],
    ['Figtree', '2525', -34.436, 150.857],
  ],
  'Central Coast Council': [
    ['Gosford', '2250', -33.425, 151.342],
    ['East Gosford', '2250', -33.438, 151.353],
    ['Terrigal', '2260', -33.447, 151.444],
    ['Erina', '2250', -33.438, 151.392],
    ['Woy Woy', '2256', -33.485, 151.325],
  ],
};

/** Made-up streets with common names; each suburb gets all of them. */
const routes = [
  'Persimmon Street',
  'Ginkgo Avenue',
  'Wattlebird Lane',
  'Lantern Road',
  'Barley Court',
  'Magpie Parade',
  'Chestnut Crescent',
  'Paperbark Street',
  'Jujube Lane',
  'Kookaburra Road',
  'Mulberry Avenue',
  'Bellflower Place',
  'Saltbush Street',
  'Camellia Close',
  'Station Street',
  'Park Road',
  'George Street',
  'Victoria Road',
  'Church Street',
  'Railway Parade',
  'Forest Road',
  'High Street',
];

/**
 * Streets to try the delivery form without an address service, each with one house: made-up streets in real
 * suburbs around Sydney, Wollongong and the Central Coast, in the format of the service.
 */
export const sampleAddresses: readonly AddressFull[] = Object.entries(suburbsByCouncil)
  .flatMap(([council, suburbs]) => suburbs.map((suburb) => ({ council, suburb })))
  .flatMap(({ council, suburb }) =>
    routes.map((route, index) => addressAt(council, suburb, route, index)),
  );

/** House number and position are computed from the street's index in the list, so that they never change. */
function addressAt(
  council: string,
  [locality, postcode, lat, lng]: Suburb,
  route: string,
  index: number,
): AddressFull {
  return {
    street_number: String(1 + ((index * 37) % 180)),
    route,
    locality,
    administrative_area_level_1: 'NSW',
    administrative_area_level_2: council,
    country: 'Australia',
    postal_code: postcode,
    latitude: round(lat + ((index % 3) - 1) * 0.003),
    longitude: round(lng + ((index % 5) - 2) * 0.002),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
