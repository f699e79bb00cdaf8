import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { DEFAULT_PARTY, type ListedTour, tourCountryHref, tourHref } from '@alisio/shared-contracts/tours';
import { NearPoster } from '@alisio/shared-ui/poster';
import { type ShortRow, ShortRows } from '@alisio/shared-ui/short-rows';
import { textLinkStyles } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { tourCountryQuery } from '../../api/tour-countries.ts';
import { pictureOf } from '../../tour-card/index.ts';
import { ChargedNote } from '../../words/charged-note.tsx';

/** So many stand in a text. */
const SHOWN = 3;

const All = styled(Link)(textLinkStyles);

function useRow() {
  const { t } = useTexts('tours');
  const { day } = useFormats();
  const { fromMoney } = usePrices();
  return (tour: ListedTour): ShortRow => {
    const { country, slug, title, days, from, next } = tour;
    const length = t('ofCountry.days', { count: days });
    return {
      id: slug,
      picture: <NearPoster place={pictureOf(tour)} ratio="1" />,
      title: <Link to={tourHref(country.slug, slug, DEFAULT_PARTY)}>{title}</Link>,
      detail: next ? t('ofCountry.next', { length, day: day(next.startDate) }) : length,
      cost: from && { before: t('ofCountry.from'), amount: fromMoney(from.amount, from.currency) },
    };
  };
}

/** The next tours through a country of which a text tells, by its slug, each with its price from. */
export function ToursOfCountry({ slug }: { slug: string }) {
  const { t, language } = useTexts('tours');
  const { data, isError } = useQuery(tourCountryQuery(slug, language));
  const rowOf = useRow();
  const rows = isError || data === null ? [] : data?.tours.slice(0, SHOWN).map(rowOf);
  const title = data ? t('ofCountry.title', { country: data.country.name }) : t('ofCountry.titleWaiting');
  return (
    <ShortRows
      title={title}
      note={t(rows?.length === 0 ? 'ofCountry.failed' : 'ofCountry.note')}
      rows={rows}
      count={SHOWN}
      foot={<All to={tourCountryHref(slug)}>{t('ofCountry.all')}</All>}
      remark={<ChargedNote />}
    />
  );
}
