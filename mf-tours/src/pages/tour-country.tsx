import { useTexts } from '@alisio/platform/sdk/i18n';
import { queryClientOf, useQuery } from '@alisio/platform/sdk/query';
import { type MetaContext, notFound, type PageMeta, type PageModule } from '@alisio/platform/sdk/remote';
import { Link, useParams } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { DEFAULT_PARTY, type TourCountryDetail, toursHref } from '@alisio/shared-contracts/tours';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { Breadcrumb } from '@alisio/shared-ui/navigation';
import { Poster } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { tourCountryQuery } from '../api/tour-countries.ts';
import { posterOfCountry } from '../features/tour-countries/index.ts';
import { TourCard } from '../tour-card/index.ts';
import { beginningOf } from '../words/beginning-of.ts';
import { ChargedNote } from '../words/charged-note.tsx';
import { ToursByPhone } from '../words/tours-by-phone.tsx';
import { ToursFailed } from '../words/tours-failed.tsx';

const { space } = tokens;

const Page = styled(Wrap)`
  display: grid;
  gap: ${space[12]};
  padding-block: ${space[2]} ${space[16]};

  & > * {
    min-width: 0;
  }
`;

/** Words beside the poster; on a phone above it. */
const Hero = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: center;

  & > div:last-of-type {
    overflow: hidden;
    border-radius: ${tokens.radius.card};
  }

  & p {
    max-width: 60ch;
    margin-top: ${space[3]};
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[12]};
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${space[8]};

  & p {
    max-width: 52ch;
    margin-top: ${space[2]};
  }

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[6]};
  }
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[4]};

  ${media.lg} {
    grid-template-columns: 1fr 1fr;
  }
`;

const FACTS = ['whenToGo', 'papers', 'money'] as const satisfies (keyof TourCountryDetail)[];

/** `/turs/{country}` (§2): a country and its tours. */
export default function TourCountryPage() {
  const { t, language } = useTexts('tours');
  const { fromMoney } = usePrices();
  const { country: slug = '' } = useParams();
  const { data, isError, refetch } = useQuery(tourCountryQuery(slug, language));
  if (isError) return <ToursFailed level={1} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Page aria-busy="true">
        <VisuallyHidden as="h1">{t('tourCountry.title')}</VisuallyHidden>
        <Skeleton height="320px" />
        <Skeleton height="520px" />
      </Page>
    );
  const { country, tours } = data;
  return (
    <Page>
      <div>
        <Breadcrumb
          label={t('tour.crumbs')}
          parents={[{ id: 'tours', link: <Link to={toursHref()}>{t('tour.tours')}</Link> }]}
          current={country.name}
        />
        <Hero>
          <div>
            <Heading level={1} size="xl">
              {t('tourCountry.titleOf', { country: country.name })}
            </Heading>
            <p>{country.intro}</p>
            {country.from ? (
              <p>
                <b>
                  {t('tourCountry.from', {
                    count: country.tours,
                    amount: fromMoney(country.from.amount, country.from.currency),
                  })}
                </b>
              </p>
            ) : null}
            <ChargedNote />
          </div>
          <Poster place={posterOfCountry(country)} wide />
        </Hero>
      </div>
      <section>
        <Heading level={2}>{t('tourCountry.tours')}</Heading>
        <Muted>{t('tourCountry.toursText')}</Muted>
        <Cards>
          {tours.map((tour) => (
            <li key={tour.slug}>
              <TourCard tour={tour} party={DEFAULT_PARTY} />
            </li>
          ))}
        </Cards>
      </section>
      <Facts>
        {FACTS.map((fact) => (
          <section key={fact}>
            <Heading level={2} size="s">
              {t(`tour.country.${fact}`)}
            </Heading>
            <p>{country[fact]}</p>
          </section>
        ))}
      </Facts>
      <ToursByPhone />
    </Page>
  );
}

export const loader: PageModule['loader'] = async ({ params: { country = '' }, scope, language }) => {
  const client = queryClientOf(scope);
  const asked = tourCountryQuery(country, language);
  await client.prefetchQuery(asked);
  if (client.getQueryData(asked.queryKey) === null) notFound();
};
/** Whether a country has tours is known of its data alone. */
export const decides = true;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('tourCountry.title'),
  description: t('tourCountry.text'),
});

/** The country, once it is known. */
export const useMeta: PageModule['useMeta'] = (context) => {
  const { data } = useQuery(tourCountryQuery(context.params.country ?? '', context.language));
  if (!data) return meta(context);
  const { name, intro } = data.country;
  return {
    title: context.t('tourCountry.titleOf', { country: name }),
    description: beginningOf(intro),
    poster: posterOfCountry(data.country),
    crumbs: [{ name: context.t('tour.tours'), href: toursHref() }, { name }],
  };
};
