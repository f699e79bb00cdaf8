import { attributeOf, wordsOf } from '../document.ts';
import type { CrawledPage, Rule } from '../page.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What search engines ask of a thing before they show it, by its type; of any other, a name. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'datePublished', 'dateModified', 'inLanguage', 'author'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ImageObject: ['url'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['price', 'priceCurrency'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Organization: ['name'],
  PostalAddress: ['addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  PropertyValue: ['value'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  WebPage: [],
  WebSite: ['name', 'url'],
  ContactPoint: ['telephone'],
};
/** What nobody has given us, and what therefore can only be invented. */
const INVENTED = ['AggregateRating', 'Review', 'Rating'];

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (thing: Thing): string => (typeof thing['@type'] === 'string' ? thing['@type'] : '');

/** A thing with all that it is made of. */
function* thingsIn(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const each of value) yield* thingsIn(each);
  if (!isThing(value)) return;
  yield value;
  for (const each of Object.values(value)) yield* thingsIn(each);
}

const isAddress = (name: string): boolean => ['url', '@id', 'item', 'logo', 'image'].includes(name);

function wrongIn(thing: Thing): string[] {
  const type = typeOf(thing);
  if (type === '') return Object.keys(thing).join() === '@id' ? [] : ['something without a type'];
  if (INVENTED.includes(type)) return [`${type}, which nobody gave`];
  const lacking = (REQUIRED[type] ?? ['name']).filter((name) => thing[name] === undefined);
  return [
    ...lacking.map((name) => `${type} without ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) => [
      ...(value === null || value === '' ? [`${type} with an empty ${name}`] : []),
      ...(isAddress(name) && typeof value === 'string' && !/^https?:\/\//.test(value)
        ? [`${type} whose ${name} is no full address: ${value}`]
        : []),
    ]),
    ...(type === 'Offer' && !(Number(thing.price) > 0) ? [`Offer of ${thing.price}`] : []),
    ...(type === 'ListItem' && thing.name === undefined && thing.item === undefined && thing.url === undefined
      ? ['ListItem of nothing']
      : []),
  ];
}

/** What the page tells of itself has to be shown on it, too. */
function unshownIn(page: CrawledPage, things: readonly Thing[]): string[] {
  const [body] = page.html.named('body');
  const shown = body ? wordsOf(body).toLowerCase() : '';
  const isShown = (text: unknown) =>
    typeof text !== 'string' || shown.includes(text.replace(/\s+/g, ' ').trim().toLowerCase());
  return things.flatMap((thing) => {
    if (typeOf(thing) === 'Article' && !isShown(thing.headline)) return [`Article: ${thing.headline}`];
    if (typeOf(thing) === 'Question' && !isShown(thing.name)) return [`Question: ${thing.name}`];
    return [];
  });
}

/** What the page tells machines is whole, true to what it shows, and invents nothing. */
export const isStructured: Rule = (page) => {
  const told: unknown[] = [];
  const wrong: string[] = [];
  for (const script of page.html.named('script')) {
    if (attributeOf(script, 'type') !== 'application/ld+json') continue;
    const [text] = script.childNodes;
    try {
      const data: unknown = JSON.parse(text && 'value' in text ? text.value : '');
      told.push(data);
      if (!isThing(data) || data['@context'] !== 'https://schema.org') wrong.push('JSON-LD of no context');
    } catch (error) {
      wrong.push(`JSON-LD that is no JSON: ${error}`);
    }
  }
  const things = [...thingsIn(told)];
  return [
    ...wrong,
    ...things.flatMap(wrongIn).map((what) => `JSON-LD has ${what}`),
    ...unshownIn(page, things).map((what) => `JSON-LD tells what is not shown, ${what}`),
  ];
};
