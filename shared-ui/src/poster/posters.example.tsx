import styled from '@emotion/styled';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { media, tokens } from '../tokens/index.ts';
import { drawnPlaces } from './catalogue.ts';
import { Art, HeroScene, HeroWords, NearPoster, Poster, PosterBanner, PosterCard } from './index.ts';

const { space } = tokens;

const Wall = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};

  ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
    gap: ${space[4]};
  }
`;

const Small = styled.div`
  max-width: 280px;
`;

const Flat = styled.div`
  height: 220px;
  margin-bottom: ${space[3]};
`;

const Sky = styled.div`
  display: grid;
  min-height: 360px;

  & > * {
    grid-area: 1 / 1;
  }
`;

const Words = styled.div`
  padding: ${space[8]};
`;

/** `ciudad-de-mexico` -> `Ciudad de mexico`; the card's capitals do the rest. */
function nameOf(place: string): string {
  return place.replaceAll('-', ' ');
}

export default {
  title: 'Posters',
  topic: 'Foundations',
  examples: [
    {
      name: `Drawn places: ${drawnPlaces.length}`,
      render: () => (
        <Wall>
          {drawnPlaces.map((place) => (
            <li key={place}>
              <PosterCard place={place} title={nameOf(place)} />
            </li>
          ))}
        </Wall>
      ),
    },
    {
      name: 'Across the window: the same drawing goes on to both sides',
      render: () => (
        <>
          {['lima', 'paris', 'aventura'].map((place) => (
            <Flat key={place}>
              <PosterBanner place={place} label={nameOf(place)} />
            </Flat>
          ))}
        </>
      ),
    },
    {
      name: 'Composed from a code, always the same',
      render: () => (
        <Wall>
          {['XQA', 'XQB', 'XQC', 'XQD', 'XQE', 'XQF'].map((code) => (
            <li key={code}>
              <PosterCard place={code} title={code} />
            </li>
          ))}
        </Wall>
      ),
    },
    {
      name: 'On a card that leads somewhere',
      render: () => (
        <Small>
          <PosterCard
            place="cartagena"
            title={<a href="#/posters">Cartagena</a>}
            facts="1 h 30 min, directo"
            price={
              <>
                desde <b>US$ 68</b>
              </>
            }
          />
        </Small>
      ),
    },
    { name: 'Wide, with a name of its own', render: () => <Poster place="lima" wide label="Lima" /> },
    {
      name: 'In a frame that is there first',
      render: () => (
        <Small>
          <NearPoster place="cusco" ratio="4 / 3" />
        </Small>
      ),
    },
    {
      name: 'The frame, empty while a picture is on its way',
      render: () => (
        <Small>
          <Art ratio="4 / 3" />
        </Small>
      ),
    },
    {
      name: 'The scene of the home page, at the hour of the theme',
      bleed: true,
      render: () => (
        <Sky>
          <HeroScene />
          <Words>
            <HeroWords>
              <p>El precio que ves es el que pagas.</p>
            </HeroWords>
          </Words>
        </Sky>
      ),
    },
  ],
} satisfies CatalogueEntry;
