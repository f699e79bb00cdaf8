import type { Journey, TaxList, Way } from '../journeys/journey.ts';

interface TaxCharge {
  code: string;
  /** US cents */
  cents: number;
}

interface CountryTaxes {
  /** on leaving abroad, on a domestic flight, on arriving from abroad; US cents with their codes */
  abroad: readonly TaxCharge[];
  domestic: readonly TaxCharge[];
  arriving: readonly TaxCharge[];
}

const charges = (text: string): TaxCharge[] =>
  text === ''
    ? []
    : text.split(' ').map((charge) => ({ code: charge.slice(0, 2), cents: Number(charge.slice(3)) }));

/** Codes of the IATA list of taxes and fees; amounts are orders of magnitude. `country|leaving|domestic|arriving` */
const TABLE = `
US|US:2290 AY:560 XF:450|AY:560 XF:450 ZP:520|US:2290 YC:720 XY:700 XA:390
CA|CA:1850 SQ:2500|CA:540 SQ:2500|
MX|XD:3900 UK:350|MX:2200|UK:3800
CO|CO:4600 DG:1500|CO:550|JS:1500
PE|HW:3170 DY:1500|HW:1020|
EC|EC:5700 WT:1000|EC:1400|ED:1000
CL|CL:2600|CL:850|
AR|XR:5700 QO:1000 TQ:1000|QO:350 TQ:100|
BR|BR:1900|BR:750|
UY|UY:4500|UY:800|
PY|PY:4100|PY:800|
BO|BO:2500|BO:300|
VE|EU:4500|VC:1200|
PA|F3:4000 AH:1250|PA:300|
CR|TS:2900 CR:1500|CR:300|
GT|GT:3000|GT:300|
SV|SV:3210|SV:300|SZ:1000
HN|HN:4800|HN:350|
NI|NI:4200|NI:300|
DO|DO:2000 DA:1000|DO:300|L5:1000
CU|CU:2500|CU:300|
ES|JD:1600 OG:65 QV:390|JD:1050 OG:65 QV:390|
FR|FR:1850 QX:1900 O4:480|FR:1850 QX:950 O4:270|
GB|GB:11500 UB:2800|GB:850 UB:1700|
DE|OY:6500 RA:2600 DE:1050|OY:1700 RA:1700 DE:1050|
NL|CJ:1650 RN:1700 VV:2900|CJ:1200|
IT|HB:800 IT:2100 VT:250 EX:110|IT:1500 VT:250|MJ:150
PT|PT:1800 YP:900|YP:900|
CH|CH:2600|CH:1800|
TR|TR:2500|VQ:300|M6:500
QA|QA:1650 PZ:270 G4:1650|QA:300|
AE|AE:2050 TP:140 F6:1000 ZR:140|AE:300|ZR:140
JP|SW:1800 OI:380 TK:700|SW:300|
AU|AU:4600 WY:1700|WY:1200|
`;

const byCountry: ReadonlyMap<string, CountryTaxes> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line): [string, CountryTaxes] => {
      const [country = '', abroad = '', domestic = '', arriving = ''] = line.split('|');
      return [country, { abroad: charges(abroad), domestic: charges(domestic), arriving: charges(arriving) }];
    }),
);

/** Elsewhere: a passenger service charge under a general code. */
const ELSEWHERE: CountryTaxes = { abroad: charges('XT:2800'), domestic: charges('XT:700'), arriving: [] };

/** Carrier-imposed surcharge of full-service airlines on long flights, US cents. */
const SURCHARGE_KM = 5000;
const SURCHARGE = { code: 'YQ', cents: 9500 };

const lists = new Map<string, TaxList>();

function listOf(charges: readonly TaxCharge[]): TaxList {
  const text = charges.map(({ code, cents }) => `${code}${cents}`).join();
  const list = lists.get(text) ?? { id: lists.size, charges };
  lists.set(text, list);
  return list;
}

function taxesOfWay({ departures }: Way): TaxList {
  const sums = new Map<string, number>();
  const add = (list: readonly TaxCharge[]) => {
    for (const { code, cents } of list) sums.set(code, (sums.get(code) ?? 0) + cents);
  };
  for (const { flight } of departures) {
    const { from, to, km, airline } = flight.route;
    const leaving = byCountry.get(from.country) ?? ELSEWHERE;
    const domestic = from.country === to.country;
    add(domestic ? leaving.domestic : leaving.abroad);
    if (!domestic) add((byCountry.get(to.country) ?? ELSEWHERE).arriving);
    if (km > SURCHARGE_KM && airline.kind === 'full') add([SURCHARGE]);
  }
  return listOf(
    Array.from(sums, ([code, cents]) => ({ code, cents })).sort((a, b) => (a.code < b.code ? -1 : 1)),
  );
}

/** Taxes and surcharges of one traveller with a seat on one journey, summed by code. */
export function taxesOf(journey: Journey): TaxList {
  journey.lasting.taxes ??= taxesOfWay(journey);
  return journey.lasting.taxes;
}
