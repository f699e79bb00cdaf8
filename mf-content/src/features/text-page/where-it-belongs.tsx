import { useTexts } from '@alisio/platform/sdk/i18n';
import type { MetaContext } from '@alisio/platform/sdk/remote';
import { Link } from '@alisio/platform/sdk/router';
import { type ContentPage, sectionHref } from '@alisio/shared-contracts/content';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space[1]};
  min-height: ${tokens.target};
  color: ${tokens.color.accentText};
  font-size: ${tokens.text[14]};
  font-weight: 600;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: inherit;
    color: inherit;
  }
`;

/** The list that a text belongs to. */
export const listOf = (
  { card: { section = 'destinations' } }: ContentPage,
  { t, language }: Pick<MetaContext, 't' | 'language'>,
) => ({ href: sectionHref(section, language), name: t(`sections.${section}.title`) });

/** Where a text belongs, over its title: its list, and the place that it is about. */
export function WhereItBelongs({ page }: { page: ContentPage }) {
  const { t, language } = useTexts('content');
  const { kind } = page.card;
  const { place } = page;
  const list = listOf(page, { t, language });
  const country =
    place && kind !== 'country'
      ? new Intl.DisplayNames(page.language, { type: 'region' }).of(place.country)
      : undefined;
  const words = [place?.city, country].filter((name) => name !== undefined && kind !== 'country');
  return (
    <Line aria-label={t('reading.crumbs')}>
      <Link to={list.href}>{list.name}</Link>
      {words.length > 0 ? (
        <>
          <span aria-hidden="true">·</span>
          <span>{words.join(', ')}</span>
        </>
      ) : null}
    </Line>
  );
}
