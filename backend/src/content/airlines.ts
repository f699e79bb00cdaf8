/** §2's airlines by the last part of their page's address. */
const AIRLINES = [
  'american',
  'delta',
  'qatar',
  'lufthansa',
  'klm',
  'turkish',
  'latam',
  'frontier',
  'copa',
  'avianca',
  'aeromexico',
  'southwest',
  'iberia',
  'spirit',
  'air-france',
  'united',
  'jetblue',
];

export const isAirline = (slug: string): boolean => AIRLINES.includes(slug);
