import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { useLatePart, whenIdle } from '@alisio/shared-ui/late-part';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { PriceClockProps } from './price-clock.tsx';

const clockTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "price-clock" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "price-clock" */ './locales/en.json', { with: { type: 'json' } }),
};

const loadClock = async () =>
  (await import(/* webpackChunkName: "price-clock" */ './price-clock.tsx')).default;

/** The clock's room, with that of what it says at the end: nothing below it moves. */
const Room = styled.div`
  display: flex;
  align-items: center;
  min-height: calc(2lh + ${tokens.space[1]});

  ${media.belowMd} {
    width: 100%;
  }
`;

interface LatePriceClockProps extends Omit<PriceClockProps, 'heldUntil'> {
  items: readonly CartItem[];
}

/** Until when all prices hold, UTC, ISO 8601: the first that ends; nothing where nobody said. */
const earliest = (items: readonly CartItem[]): string | undefined =>
  items
    .flatMap(({ heldUntil }) => heldUntil ?? [])
    .sort()
    .at(0);

/** How long the prices still hold, where somebody said so. */
export function LatePriceClock({ items, ...clock }: LatePriceClockProps) {
  const heldUntil = earliest(items);
  const { part: PriceClock, want } = useLatePart(useWithTexts('booking', loadClock, clockTexts));
  const bring = useRef(want);
  const isHeld = heldUntil !== undefined;
  useEffect(() => (isHeld ? whenIdle(() => void bring.current()) : undefined), [isHeld]);
  if (heldUntil === undefined) return null;
  return <Room>{PriceClock ? <PriceClock {...clock} heldUntil={heldUntil} /> : null}</Room>;
}
