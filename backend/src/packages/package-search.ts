import type { FlightSearchPayload } from '@alisio/shared-contracts/flights';
import type { HotelSearchPayload, HotelSort } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { SOLD_WITH_KM } from '@alisio/shared-contracts/orders';
import type { PackageSearchAnswer } from '@alisio/shared-contracts/packages';
import { distanceKm } from '@alisio/shared-contracts/rules';
import { HOLD_MS } from '../holds/index.ts';
import { ProblemError } from '../problems/index.ts';
import { checkAsked, inPackageCurrency } from './asked-package.ts';
import { type FoundFlight, packageFlight } from './package-flight.ts';
import type { PackageParts } from './package-parts.ts';

const KM_OF_MILE = 1.609344;

export interface PackageQuestion {
  flight: FlightSearchPayload;
  hotel: HotelSearchPayload;
  flightId?: string | undefined;
  sort: HotelSort;
  /** what is asked of `PACKAGE_FACETS`, as addresses say it */
  facets: Readonly<Record<string, string>>;
}

/** JSON text of a part of an answer. */
export type PartText = string | Buffer;

export interface PackageSearchDeps extends PackageParts {
  clock: () => Date;
}

/** @throws ProblemError validation for a place that nobody goes to from where the flight lands */
function radiusFor({ geoSearch }: HotelSearchPayload, { lands }: FoundFlight): number {
  const { latitude: lat, longitude: lon } = geoSearch.geoCode;
  const asked = geoSearch.UOM === 'MI' ? geoSearch.radius * KM_OF_MILE : geoSearch.radius;
  const left = Math.floor(SOLD_WITH_KM - distanceKm({ lat, lon }, lands));
  if (left >= 1) return Math.max(1, Math.min(Math.floor(asked), left));
  throw new ProblemError('validation', { errors: [{ path: 'hotel.geoSearch.geoCode', code: 'too-far' }] });
}

/** Searches of packages: the flight, then the hotels for the nights that it leaves. */
export class PackageSearch {
  readonly #deps: PackageSearchDeps;

  constructor(deps: PackageSearchDeps) {
    this.#deps = deps;
  }

  /** Until when prices hold that are shown now: UTC, ISO 8601, in whole seconds. */
  #shownUntil(): string {
    const now = Math.floor(this.#deps.clock().getTime() / 1000) * 1000;
    return new Date(now + HOLD_MS.shown).toISOString();
  }

  #flightPart(found: FoundFlight | undefined): PackageSearchAnswer {
    const expiresAt = this.#shownUntil();
    return found
      ? { flight: found.flight, data: [], meta: { stay: found.stay, expiresAt } }
      : { data: [], meta: { total: 0, soldOut: 0, expiresAt } };
  }

  #cards(
    { hotel, sort, facets }: PackageQuestion,
    found: FoundFlight,
    language: Language,
    signal: AbortSignal | undefined,
  ): Promise<Buffer> {
    const { stay, flight } = found;
    const geoSearch = { ...hotel.geoSearch, radius: radiusFor(hotel, found), UOM: 'KM' as const };
    const rateInfo = inPackageCurrency({ ...hotel.rateInfo, stayDateTimeRange: stay });
    const beside = { together: flight.offer.price.intTotal.amount, alone: flight.apart };
    return this.#deps.hotels.search(
      { ...hotel, geoSearch, rateInfo },
      language,
      { sort, facets },
      { beside, signal },
    );
  }

  /**
   * The answer in parts: the flight as soon as it is known, then its cards; the best flight of the suppliers that have
   * answered is not waited with for those who have not, and begins anew where one of these has a better one.
   * @throws ProblemError validation, unavailable
   */
  async inParts(
    question: PackageQuestion,
    language: Language,
    take: (part: PartText) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<void> {
    checkAsked(this.#deps, question.flight, question.hotel.rateInfo, 'hotel.');
    let told: string | undefined;
    const tell = async (found: FoundFlight | undefined) => {
      const key = found && JSON.stringify([found.flight.offer.itineraries, found.flight.offer.price]);
      if (key !== undefined && key === told) return;
      told = key;
      if (found) radiusFor(question.hotel, found);
      await take(JSON.stringify(this.#flightPart(found)));
      if (found) await take(await this.#cards(question, found, language, signal));
    };
    const { flightId } = question;
    const search = inPackageCurrency(question.flight);
    await tell(await packageFlight(this.#deps, { search, flightId }, language, tell, signal));
  }

  /** The whole answer as JSON text. @throws as `inParts` */
  async whole(question: PackageQuestion, language: Language, signal?: AbortSignal): Promise<PartText> {
    checkAsked(this.#deps, question.flight, question.hotel.rateInfo, 'hotel.');
    const { flightId } = question;
    const search = inPackageCurrency(question.flight);
    const nobody = async () => undefined;
    const found = await packageFlight(this.#deps, { search, flightId }, language, nobody, signal);
    if (!found) return JSON.stringify(this.#flightPart(found));
    const flight = Buffer.from(`{"flight":${JSON.stringify(found.flight)},`);
    // The cards' own text, which is an object too, goes on behind it.
    return Buffer.concat([flight, (await this.#cards(question, found, language, signal)).subarray(1)]);
  }
}
