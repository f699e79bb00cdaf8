const GENERIC =
  /\b(International|Intl|Airport|Airfield|Airstrip|Airpark|Aerodrome|Air Base|AFB|Naval Air Station|Seaplane Base|Heliport|Regional|Municipal|Metropolitan|Internacional|Aeropuerto|Aéroport|County|National|Domestic|Air Force Base|Terminal)\b/gi;

/** Names that the rules below would spoil, or that the list gives in another form than signs at the airport. */
const KNOWN: Record<string, string> = {
  SEA: 'Seattle-Tacoma',
  GDL: 'Miguel Hidalgo y Costilla',
  MEX: 'Benito Juárez',
  EZE: 'Ezeiza (Ministro Pistarini)',
  AEP: 'Aeroparque Jorge Newbery',
  NLU: 'Felipe Ángeles',
  FLL: 'Fort Lauderdale-Hollywood',
  BCN: 'Josep Tarradellas El Prat',
  MAD: 'Adolfo Suárez Barajas',
  LCY: 'London City',
  CDG: 'Charles de Gaulle',
  DFW: 'Dallas/Fort Worth',
  PBI: 'Palm Beach',
  FLR: 'Peretola',
  KOA: 'Keahole',
  BSB: 'Presidente Juscelino Kubitschek',
  GIG: 'Galeão',
  MSP: 'Minneapolis-Saint Paul',
  ALC: 'Alicante-Elche',
  CVG: 'Cincinnati',
  RDU: 'Raleigh-Durham',
  DTW: 'Detroit Metropolitan',
  PZU: 'Port Sudan',
};

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Accents that the list of airports lacks, out of the title of the article that it points to. */
function accented(name: string, article: string): string {
  let title = '';
  try {
    title = decodeURIComponent(article.split('/wiki/')[1] ?? '').replaceAll('_', ' ');
  } catch {
    return name;
  }
  const spelled = new Map(title.split(/[\s–-]+/).map((word) => [fold(word), word]));
  return name
    .split(/([\s/-]+)/)
    .map((word) => (/^[A-Z]/.test(word) && spelled.get(fold(word))?.match(/^\p{Lu}/u) ? (spelled.get(fold(word)) ?? word) : word))
    .join('');
}

/**
 * What a traveller calls an airport, in any language: the proper name without "International Airport".
 * `city` drops from the front when something is left: "London Heathrow" is Heathrow.
 */
export function properName(iata: string, fullName: string, article: string, city: string): string {
  const known = KNOWN[iata];
  if (known) return known;
  const bare = accented(fullName, article)
    .replace(/\s*\([^)]*\)/g, '')
    .replace(GENERIC, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s/–-]+|[\s/–-]+$/g, '')
    .replace(/ [/–-] ?$/, '');
  const front = fold(bare).startsWith(`${fold(city)} `) || fold(bare).startsWith(`${fold(city)}-`);
  const rest = front ? bare.slice(city.length).replace(/^[\s/–-]+/, '') : '';
  return rest.length > 2 && !/^(North|South|East|West|Field|City)$/i.test(rest) ? rest : bare || city;
}
