import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import { activityByPhonePrice, activityPhoneCode, paxesOf } from '@alisio/shared-contracts/activities';
import { PHONE_DISCOUNT, phonePrice } from '@alisio/shared-contracts/contacts';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { type RoomGuests, stayCode } from '@alisio/shared-contracts/hotels';
import {
  PACKAGE_CURRENCY,
  type PackageByPhone,
  type PackageStay,
  packageCode,
} from '@alisio/shared-contracts/packages';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { LineRow } from '@alisio/shared-ui/shell';
import { useEffect } from 'react';
import { keepPackage } from '../../api/keep-package-for-phone.ts';
import { usePackageWords } from '../../packages/package-words.ts';
import { type PlanInPackage, partyIn } from './chosen-plan.ts';
import type { RoomWay } from './chosen-rooms.ts';
import type { PackageSum } from './package-sum.ts';

const flown = ({ itineraries }: FlightOffer): PackageByPhone['flights'] =>
  itineraries.flatMap(({ segments }) =>
    segments.map(({ carrierCode, number, departure }) => ({
      carrierCode,
      number,
      departureAt: departure.at,
    })),
  );

export interface CallPackageProps {
  offer: FlightOffer;
  hotelCode: string;
  stay: PackageStay;
  rooms: readonly RoomGuests[];
  /** of each room, in their order */
  chosen: readonly RoomWay[];
  /** of flight and hotel */
  sum: PackageSum;
  /** that was added */
  plan?: PlanInPackage | undefined;
}

/** The same package by phone (§1): what we charge costs less, what is paid at the hotel as much; and its code to dictate. */
export function CallPackage({ offer, hotelCode, stay, rooms, chosen, sum, plan }: CallPackageProps) {
  const { t } = useTexts('tours');
  const words = usePackageWords();
  const { money } = usePrices();
  const line = usePhoneLine();
  const isShown = line !== undefined && line !== null;
  const keys = chosen.map(({ plan: way }) => way.rateKey).join('|');
  const { id } = offer;
  const party = partyIn(rooms);
  const ages = paxesOf(party)
    .map(({ age }) => age)
    .join('-');
  const activity = plan?.choice.code;
  const { startsAt = '', modality = '' } = plan?.session ?? {};
  useEffect(() => {
    if (!isShown) return undefined;
    const paxes = ages.split('-').map((age) => ({ age: Number(age) }));
    return whenIdle(() => {
      keepPackage({
        flightId: id,
        hotelCode,
        rateKeys: keys.split('|'),
        ...(activity === undefined ? {} : { activity: { code: activity, startsAt, modality, paxes } }),
      }).catch((error: unknown) => console.error('The phone offer is not kept', error));
    });
  }, [isShown, id, hotelCode, keys, activity, startsAt, modality, ages]);
  const [first] = chosen;
  if (!line || !first) return null;
  const { board, cancellation } = first.plan;
  const code = packageCode({
    flights: flown(offer),
    brandedFare: offer.travelerPricings[0]?.fareDetailsBySegment[0]?.brandedFare ?? '',
    stay: stayCode({ hotelCode, ...stay, rooms, board, cancellation }),
    ...(activity === undefined
      ? {}
      : { activity: activityPhoneCode({ activity, startsAt, modality, party }) }),
  });
  const charged = sum.all.together - sum.payAtHotel;
  const byPhone =
    phonePrice(charged, PHONE_DISCOUNT.usualPercent) +
    sum.payAtHotel +
    (plan ? activityByPhonePrice(plan.session.totalAmount) : 0);
  return (
    <LineRow
      title={t('packages.phone.title', { amount: money(byPhone, PACKAGE_CURRENCY) })}
      line={line}
      words={{
        call: t('packages.phone.call', { number: line.shown }),
        open: t('packages.phone.open', { closes: line.closes }),
        closed: t('packages.phone.closed', { opens: line.opens }),
      }}
    >
      <p>
        {t(plan ? 'packages.phone.withPlan' : 'packages.phone.text', { people: words.people(rooms), code })}
      </p>
    </LineRow>
  );
}
