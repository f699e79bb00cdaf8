import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { memo, useEffect } from 'react';
import type { DayStripProps } from './day-strip.tsx';

const loadDayStrip = async () =>
  (await import(/* webpackChunkName: "around-list" */ './day-strip.tsx')).default;

const stripTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "around-list" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "around-list" */ './locales/en.json', { with: { type: 'json' } }),
};

/** Has its room from the start, so that the days move nothing when they come. */
const Place = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  min-height: ${tokens.space[16]};

  ${media.md} {
    min-height: 72px;
  }

  ${media.withoutScript} {
    display: none;
  }
`;

export interface DayStripPlaceProps extends DayStripProps {
  /** the offers stand: their days are next */
  isWanted: boolean;
}

/** Where the days around the departure show their prices, once what was asked for has come. */
export const DayStripPlace = memo(function DayStripPlace({ isWanted, ...strip }: DayStripPlaceProps) {
  const { part: DayStrip, want } = useLatePart(useWithTexts('flights', loadDayStrip, stripTexts));
  useEffect(() => {
    if (isWanted) void want();
  }, [isWanted, want]);
  return <Place>{DayStrip ? <DayStrip {...strip} /> : null}</Place>;
});
