import { useTexts } from '@alisio/platform/sdk/i18n';
import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { useOpenedStep } from '@alisio/platform/sdk/lists';
import type { HotelQuery, ListedHotel } from '@alisio/shared-contracts/hotels';
import { Button, LinkButton } from '@alisio/shared-ui/button';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { MOST_COMPARED, useCompared } from './use-compared.ts';

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin-top: ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.elevation.floating};

  & > div {
    display: flex;
    align-items: center;
    gap: ${tokens.space[4]};
  }
`;

export interface CompareBarProps {
  /** of the list, as far as they are here */
  hotels: readonly ListedHotel[];
  query: HotelQuery;
}

const dialogTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "compare-hotels" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "compare-hotels" */ './locales/en.json', { with: { type: 'json' } }),
};
const loadDialog = async () =>
  (await import(/* webpackChunkName: "compare-hotels" */ './compare-dialog.tsx')).CompareDialog;

/** What is chosen to be compared, and the way to see it side by side; nothing while nothing is. */
export function CompareBar({ hotels, query }: CompareBarProps) {
  const { t } = useTexts('hotels');
  const { codes, clear } = useCompared();
  const { part: CompareDialog, coming, want } = useLatePart(useWithTexts('hotels', loadDialog, dialogTexts));
  const { isOpen, setOpen } = useOpenedStep('compare');
  // Back and forth, or a page that is loaded anew while it is open: its code comes then.
  useEffect(() => {
    if (isOpen) void want();
  }, [isOpen, want]);
  const compared = codes.flatMap(
    (code) => hotels.find(({ hotelInfo }) => hotelInfo.hotelCode === code) ?? [],
  );
  if (compared.length === 0) return null;
  const press = async () => {
    if (await want()) setOpen(true);
  };
  return (
    <>
      <Bar aria-label={t('compare.label')}>
        <p role="status">{t('compare.chosen', { count: compared.length, most: MOST_COMPARED })}</p>
        <div>
          <LinkButton onClick={clear}>{t('compare.clear')}</LinkButton>
          <Button size="s" busy={coming} disabled={compared.length < 2} onClick={press}>
            {t('compare.show')}
          </Button>
        </div>
      </Bar>
      {CompareDialog ? (
        <CompareDialog hotels={compared} query={query} open={isOpen} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}
