import { useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import {
  type MetaContext,
  notFound,
  type PageMeta,
  type PageModule,
  redirectTo,
} from '@alisio/platform/sdk/remote';
import { Link, useParams } from '@alisio/platform/sdk/router';
import { shownPrice } from '@alisio/platform/sdk/structured';
import { usePrices, useToday } from '@alisio/platform/sdk/visitor';
import { type HotelQuery, hotelResultsHref, nightsOf, readHotelQuery } from '@alisio/shared-contracts/hotels';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Wrap } from '@alisio/shared-ui/layout';
import { Poster } from '@alisio/shared-ui/poster';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { hotelsFromQuery } from '../api/hotels-from.ts';
import { stayPlaceQuery } from '../api/stay-places.ts';
import { FirstHotels, hotelsData } from '../features/stay-places/index.ts';
import { formOfQuery, LateStaySearch, type StayForm } from '../features/stay-search/index.ts';
import { ChargedNote } from '../words/charged-note.tsx';
import { useHotelWords } from '../words/hotel-words.ts';
import { FIRST_LANDING, type Landing, landingHref, landingOf } from './place/landings.ts';
import { FIRST_HOTELS, loadLanding } from './place/load-landing.ts';

const { space } = tokens;

const Page = styled(Wrap)`
  display: grid;
  gap: ${space[12]};
  padding-block: ${space[8]} ${space[16]};

  ${media.lg} {
    gap: ${space[16]};
    padding-block: ${space[12]} ${space[24]};
  }
`;

const Block = styled.section`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;

/** Words beside the poster; on a phone below it. */
const Hero = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: center;

  & > div:first-of-type {
    overflow: hidden;
    border-radius: ${tokens.radius.card};
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[12]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 60ch;
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

const All = styled(Link)(buttonStyles({ variant: 'quiet' }));

const FACTS = ['where', 'when', 'around'] as const;

/** The search of a landing, on the days that a search has by itself (§5). */
const useLandingQuery = ({ place }: Landing): HotelQuery => ({
  ...readHotelQuery(new URLSearchParams(), useToday()),
  place,
});

function LandingPage({ landing }: { landing: Landing }) {
  const { t, language } = useTexts('hotels');
  const words = useHotelWords();
  const { fromMoney } = usePrices();
  const query = useLandingQuery(landing);
  const { word, location } = landing;
  const { data: place = null } = useQuery(stayPlaceQuery(landing.place, language));
  const { data } = useQuery(hotelsFromQuery(query, location, FIRST_HOTELS, language));
  const [changes, setChanges] = useState<Partial<StayForm>>({});
  const name = t(`place.names.${word}`);
  const from = data?.meta.from;
  return (
    <Page>
      <Hero>
        <Poster place={landing.poster} wide />
        <Words>
          <Heading level={1} size="xl">
            {t('place.title', { place: name })}
          </Heading>
          <p>{t(`place.${word}.lead`)}</p>
          {from ? (
            <p>
              <b>
                {t('place.from', {
                  count: data.meta.total,
                  amount: fromMoney(from.amount, from.currency),
                  nights: words.nights(nightsOf(query)),
                })}
              </b>
            </p>
          ) : null}
          <Muted>{t('wholeStay')}</Muted>
          <ChargedNote />
        </Words>
      </Hero>
      <LateStaySearch
        form={{ ...formOfQuery(query, place), ...changes }}
        onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
      />
      {data && data.data.length > 0 ? (
        <Block>
          <Heading level={2}>{t('place.hotelsTitle', { place: name })}</Heading>
          <FirstHotels hotels={data.data} query={query} town={place?.cityName} />
          <p>
            <All to={hotelResultsHref({ ...query, km: 40 })}>
              {t('place.all', { count: data.meta.total })}
            </All>
          </p>
        </Block>
      ) : null}
      <Facts>
        {FACTS.map((fact) => (
          <section key={fact}>
            <Heading level={2} size="s">
              {t(`place.${fact}`)}
            </Heading>
            <p>{t(`place.${word}.${fact}`)}</p>
          </section>
        ))}
      </Facts>
    </Page>
  );
}

/** `/us/hotel/:place` (§2): hotels of a place by the sea. */
export default function PlacePage() {
  const landing = landingOf(useParams().place);
  return landing ? <LandingPage landing={landing} /> : null;
}

/** Other spellings lead to the one of §2. */
export const loader: PageModule['loader'] = async (context) => {
  const { place } = context.params;
  const landing = landingOf(place);
  if (!landing) notFound();
  if (landing.word !== place) redirectTo(landingHref(landing));
  await loadLanding(landing, context);
};

export const meta = ({ t, params: { place } }: MetaContext): PageMeta => {
  const landing = landingOf(place);
  const word = landing?.word;
  return {
    title: t('place.title', { place: t(`place.names.${word}`) }),
    description: t(`place.${word}.lead`),
    ...(landing ? { poster: landing.poster } : {}),
  };
};

/** With its hotels, once they are known. */
export const useMeta: PageModule['useMeta'] = (context) => {
  const prices = usePrices();
  const landing = landingOf(context.params.place) ?? FIRST_LANDING;
  const query = useLandingQuery(landing);
  const { data } = useQuery(hotelsFromQuery(query, landing.location, FIRST_HOTELS, context.language));
  const said = meta(context);
  if (!data || data.data.length === 0) return said;
  const priceOf = (minor: number, currency: string) => shownPrice(prices, minor, currency);
  return { ...said, structured: [hotelsData(said.title, data.data, priceOf)] };
};
