const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a thing of schema.org lacks nothing of, as search engines read it: type → properties. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Airline: ['name', 'iataCode'],
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'inLanguage'],
  BoatTerminal: ['name'],
  BoatTrip: ['name', 'provider', 'departureTime', 'arrivalTime', 'itinerary'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  Hotel: ['name', 'address'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name'],
  PostalAddress: ['addressCountry'],
  Product: ['name', 'offers'],
  Question: ['name', 'acceptedAnswer'],
  TouristAttraction: ['name'],
  TouristTrip: ['name', 'description', 'itinerary'],
  WebPage: ['name', 'inLanguage'],
  WebSite: ['name', 'url'],
};

/** How values of a property have to look. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  datePublished: /^\d{4}-\d{2}-\d{2}/,
  dateModified: /^\d{4}-\d{2}-\d{2}/,
  price: /^\d+(?:\.\d+)?$/,
  lowPrice: /^\d+(?:\.\d+)?$/,
  priceCurrency: /^[A-Z]{3}$/,
};

/** What nobody may claim of anything here: there are no guests who said it. */
const INVENTED = ['aggregateRating', 'review', 'starRating'];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function faultsIn(value: unknown, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => faultsIn(one, `${where}[${index}]`));
  if (!isRecord(value)) return [];
  const type = String(value['@type'] ?? '');
  const isReference = Object.keys(value).join() === '@id';
  const needed = NEEDED[type];
  const own = isReference
    ? []
    : needed
      ? needed.filter((name) => isEmpty(value[name])).map((name) => `${where}: ${type} has no ${name}`)
      : [`${where}: nobody knows what a ${type || 'thing without a type'} needs`];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, inside]) => [
      ...(INVENTED.includes(name) ? [`${where}: ${name} is invented`] : []),
      ...(SHAPES[name] && !SHAPES[name].test(String(inside))
        ? [`${where}: ${name} is ${JSON.stringify(inside)}`]
        : []),
      ...(name === 'position' && !Number.isInteger(inside) ? [`${where}: position is no number`] : []),
      ...faultsIn(inside, `${where}.${name}`),
    ]),
  ];
}

/**
 * What is wrong with a page's data for machines (JSON-LD, schema.org), each in a sentence: types that nobody has looked
 * up, properties that a type needs, positions that do not count from 1. @param data as `PageMeta.structured` has it
 */
export function structuredFaults(data: unknown): string[] {
  if (!isRecord(data)) return ['it is no object'];
  const list = data.itemListElement;
  const positions = Array.isArray(list)
    ? list.map((item) => (isRecord(item) ? item.position : undefined))
    : [];
  const counts = data['@type'] !== 'BreadcrumbList' || positions.every((at, index) => at === index + 1);
  return [
    ...(data['@context'] === 'https://schema.org' ? [] : ['its context is not schema.org']),
    ...(counts ? [] : ['its steps are not counted from 1']),
    ...faultsIn(data, String(data['@type'])),
  ];
}
