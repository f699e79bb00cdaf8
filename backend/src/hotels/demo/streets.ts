import { hashOf } from '../../chance/index.ts';

/** How streets are called where, and how an address is written: `#` is the number. Invented, in the country's way. */
const GRID = { CO: true } as const;
const WAYS: Readonly<Record<string, readonly string[]>> = {
  spanish: [
    'Calle de la Palma',
    'Calle del Mercado',
    'Avenida del Puerto',
    'Paseo de los Tilos',
    'Calle Nueva',
    'Avenida Central',
    'Calle del Faro',
    'Plaza Mayor',
    'Calle del Río',
    'Avenida de las Flores',
  ],
  portuguese: [
    'Rua do Mercado',
    'Avenida do Porto',
    'Rua das Flores',
    'Rua Nova',
    'Avenida Central',
    'Rua do Farol',
  ],
  french: ['Rue du Marché', 'Avenue du Port', 'Rue Neuve', 'Rue des Tilleuls', 'Quai du Nord'],
  italian: ['Via del Mercato', 'Via Nuova', 'Via del Porto', 'Viale dei Tigli', 'Piazza Grande'],
  english: [
    'Market Street',
    'Harbor Avenue',
    'Linden Street',
    'Station Road',
    'Main Street',
    'Garden Avenue',
    'Lighthouse Road',
    'Mill Street',
  ],
};
const TONGUE: Readonly<Record<string, keyof typeof WAYS>> = {
  BR: 'portuguese',
  PT: 'portuguese',
  FR: 'french',
  BE: 'french',
  IT: 'italian',
  ...Object.fromEntries(
    'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'.split(' ').map((code) => [code, 'spanish']),
  ),
};

/** First line of an address, and its postal code, as the country writes them. Always the same for the same hotel. */
export function streetOf(country: string, key: string): { addressLine1: string; postalCode: string } {
  const hash = hashOf(`${key} street`) >>> 0;
  const number = 1 + ((hash >>> 5) % 190);
  const postalCode = String(10_000 + ((hash >>> 9) % 89_999));
  if (country in GRID) {
    const [way, cross] = [1 + ((hash >>> 3) % 140), 1 + ((hash >>> 11) % 90)];
    return {
      addressLine1: `${hash & 1 ? 'Calle' : 'Carrera'} ${way} # ${cross}-${number % 100}`,
      postalCode: `${postalCode}1`.slice(0, 6),
    };
  }
  const tongue = TONGUE[country] ?? 'english';
  const ways = WAYS[tongue] ?? [];
  const way = ways[hash % ways.length] ?? '';
  if (tongue === 'english' || tongue === 'french') return { addressLine1: `${number} ${way}`, postalCode };
  return { addressLine1: tongue === 'spanish' ? `${way}, ${number}` : `${way} ${number}`, postalCode };
}
