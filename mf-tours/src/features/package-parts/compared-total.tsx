import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { isoDateOf } from '@alisio/shared-contracts/dates';
import { guestsIn, type RoomGuests } from '@alisio/shared-contracts/hotels';
import { PACKAGE_CURRENCY, savingOf } from '@alisio/shared-contracts/packages';
import { Button } from '@alisio/shared-ui/button';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { Price } from '@alisio/shared-ui/price';
import { Heading, Muted } from '@alisio/shared-ui/text';
import type { ReactNode } from 'react';
import { usePackageWords } from '../../packages/package-words.ts';
import { ComparedBars } from './compared-bars.tsx';
import { type PackageSum, savingFrom } from './package-sum.ts';
import { Card, Grid, Saves, Total } from './total-styles.tsx';

/** §9: how long prices of a page hold, milliseconds: they were compared so long before they end. */
const HELD_MS = 15 * 60_000;

export interface ComparedTotalProps {
  sum: PackageSum;
  rooms: readonly RoomGuests[];
  nights: number;
  /** UTC, ISO 8601: until when the prices hold */
  expiresAt: string;
  busy: boolean;
  onTake: () => void;
  /** what is said above the button */
  children?: ReactNode;
  /** where nothing runs the button */
  withoutScript: string;
}

/** One total for all, part by part beside what the same costs apart, where the saving comes from, and what undoes it. */
export function ComparedTotal(props: ComparedTotalProps) {
  const { sum, rooms, nights, expiresAt, busy, onTake, children, withoutScript } = props;
  const { t } = useTexts('tours');
  const words = usePackageWords();
  const { money, moneyParts } = usePrices();
  const { time } = useFormats();
  const hydrated = useHydrated();
  const saving = savingOf(sum.all);
  const { adults, children: young } = guestsIn(rooms);
  const people = adults + young;
  const amount = (minor: number) => money(minor, PACKAGE_CURRENCY);
  const compared = new Date(Date.parse(expiresAt) - HELD_MS);
  const two = (count: number) => String(count).padStart(2, '0');
  // By the reader's own clock, which only a browser knows.
  const at = `${isoDateOf(compared)}T${two(compared.getHours())}:${two(compared.getMinutes())}:00`;
  const rows = [
    ['flight', t('packages.rowFlight', { people: words.people(rooms) }), sum.flight],
    ['hotel', t('packages.rowHotel', { nights: words.nights(nights) }), sum.hotel],
    ...(sum.plan
      ? [['plan', t('packages.rowPlan', { people: words.people(rooms) }), sum.plan] as const]
      : []),
  ] as const;
  return (
    <Card aria-labelledby="package-total">
      <Heading level={2} size="m" id="package-total">
        {t('packages.oneTotal')}
      </Heading>
      <Grid>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('packages.together')}</th>
            <th scope="col">{t('packages.apart')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([part, name, { together, apart }]) => (
            <tr key={part}>
              <th scope="row">{name}</th>
              <td>{amount(together)}</td>
              <td>{amount(apart)}</td>
            </tr>
          ))}
        </tbody>
      </Grid>
      <Total>
        <span>{t('packages.totalFor', { people: words.people(rooms) })}</span>
        <Price parts={moneyParts(sum.all.together, PACKAGE_CURRENCY)} size="l" />
      </Total>
      {people > 1 ? (
        <Muted size={13}>{t('packages.each', { each: amount(Math.ceil(sum.all.together / people)) })}</Muted>
      ) : null}
      {sum.payAtHotel > 0 ? (
        <Muted size={13}>{t('packages.ofItAtHotel', { amount: amount(sum.payAtHotel) })}</Muted>
      ) : null}
      <ComparedBars sum={sum} words={{ together: amount(sum.all.together), apart: amount(sum.all.apart) }} />
      <Saves data-some={saving > 0 || undefined}>
        {saving > 0 ? <b>{t('packages.costsLess', { amount: amount(saving) })}</b> : null}
        {t(`packages.savingFrom.${savingFrom(sum)}`)} {sum.plan ? t('packages.planSame') : ''}{' '}
        {hydrated ? t('packages.comparedAt', { time: time(at) }) : t('packages.compared')}{' '}
        {saving > 0
          ? t('packages.undone', { flight: amount(sum.flight.apart), hotel: amount(sum.hotel.apart) })
          : ''}
      </Saves>
      {children}
      <Button full busy={busy} onClick={onTake}>
        {t('packages.continue')}
      </Button>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <Muted size={13}>{t('packages.whole')}</Muted>
    </Card>
  );
}
