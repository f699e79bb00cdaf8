/**
 * Dial codes by country (ITU-T E.164, ISO 3166-1 alpha-2). Of countries that share a code, the first one stands
 * for it until the rest of the number tells which it is.
 */
const CODES =
  'US1 RU7 GB44 IT39 NO47 AU61 MA212 RE262 FI358 GP590 CW599 SH290 AC247 AD376 AE971 AF93 AG1 AI1 ' +
  'AL355 AM374 AO244 AR54 AS1 AT43 AW297 AX358 AZ994 BA387 BB1 BD880 BE32 BF226 BG359 BH973 BI257 ' +
  'BJ229 BL590 BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CC61 CD243 CF236 CG242 CH41 ' +
  'CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CX61 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 ' +
  'EC593 EE372 EG20 EH212 ER291 ES34 ET251 FJ679 FK500 FM691 FO298 FR33 GA241 GD1 GE995 GF594 GG44 ' +
  'GH233 GI350 GL299 GM220 GN224 GQ240 GR30 GT502 GU1 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 ' +
  'IE353 IL972 IM44 IN91 IO246 IQ964 IR98 IS354 JE44 JM1 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1 ' +
  'KP850 KR82 KW965 KY1 KZ7 LA856 LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MC377 MD373 ' +
  'ME382 MF590 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MP1 MQ596 MR222 MS1 MT356 MU230 MV960 MW265 ' +
  'MX52 MY60 MZ258 NA264 NC687 NE227 NF672 NG234 NI505 NL31 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 ' +
  'PF689 PG675 PH63 PK92 PL48 PM508 PR1 PS970 PT351 PW680 PY595 QA974 RO40 RS381 RW250 SA966 SB677 ' +
  'SC248 SD249 SE46 SG65 SI386 SJ47 SK421 SL232 SM378 SN221 SO252 SR597 SS211 ST239 SV503 SX1 SY963 ' +
  'SZ268 TA290 TC1 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1 TV688 TW886 TZ255 ' +
  'UA380 UG256 UY598 UZ998 VA39 VC1 VE58 VG1 VI1 VN84 VU678 WF681 WS685 XK383 YE967 YT262 ZA27 ZM260 ' +
  'ZW263';

const codes = new Map(CODES.split(' ').map((entry): [string, string] => [entry.slice(0, 2), entry.slice(2)]));

/** Whose national numbers may have fewer than nine digits (libphonenumber's plans, mobiles). */
const SHORT =
  'AC AD AM AT AW AX BA BF BG BH BI BN BO BQ BT BW BZ CD CF CK CR CU CV CW CY DJ DK EE ER FI FJ FK FM FO GA ' +
  'GI GL GM GT GY HK HN HR HT IO IS KH KI KM KW LB LI LR LS LT LU LV MC MD ME MH MK ML MM MN MO MR MT MU MV NC ' +
  'NE NF NI NO NR NU NZ OM PA PF PG PM PW QA RS SB SC SG SH SI SJ SL SM SO SR ST SV SZ TA TD TG TK TL TM TN TO ' +
  'TV UY VU WF WS XK ZA';

const short = new Set(SHORT.split(' '));

/** Whether a whole number of the country can be shorter than nine digits before its dial code. */
export const hasShortNumbers = (country: string): boolean => short.has(country);

/** Without plus sign; nothing for what is no country. */
export const dialCodeOf = (country: string): string | undefined => codes.get(country);

/** The country whose code a number begins with, and the digits after it. `current` wins among sharers. */
export function splitDialCode(
  digits: string,
  current: string,
): { country: string; rest: string } | undefined {
  // No code is the beginning of another.
  for (const [country, code] of codes) {
    if (!digits.startsWith(code)) continue;
    const same = dialCodeOf(current) === code;
    return { country: same ? current : country, rest: digits.slice(code.length) };
  }
  return undefined;
}

export interface DialCountry {
  /** ISO 3166-1 alpha-2 */
  country: string;
  name: string;
  dialCode: string;
}

const sorted = new Map<string, readonly DialCountry[]>();

/** All countries by name, in the language and its alphabet. */
export function dialCountriesIn(locale: string): readonly DialCountry[] {
  const known = sorted.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const named = [...codes]
    .map(([country, dialCode]) => ({ country, dialCode, name: names.of(country) ?? country }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  sorted.set(locale, named);
  return named;
}
