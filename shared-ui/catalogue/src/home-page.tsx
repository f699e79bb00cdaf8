import styled from '@emotion/styled';
import { HeroScene, HeroWords } from '../../src/poster/index.ts';
import { Heading } from '../../src/text/index.ts';
import { media, tokens } from '../../src/tokens/index.ts';
import { pages, shelves } from './entries.ts';

const { color, space } = tokens;

const Hero = styled.div`
  display: grid;
  overflow: hidden;
  min-height: 320px;
  margin-bottom: ${space[12]};
  border-radius: ${tokens.radius.panel};

  & > * {
    grid-area: 1 / 1;
  }

  ${media.md} {
    min-height: 420px;
  }
`;

const Words = styled(HeroWords)`
  & h1 {
    max-width: 6em;
  }

  padding: ${space[6]} ${space[5]} 160px;

  ${media.md} {
    padding: ${space[10]};
  }
`;

const Shelf = styled.section`
  margin-top: ${space[10]};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: ${space[3]};
  margin-top: ${space[4]};

  ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
  }
`;

const Tile = styled.a`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  height: 100%;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  transition: box-shadow ${tokens.motion.color} ${tokens.motion.ease};

  &:hover {
    border-color: ${color.lineStrong};
    box-shadow: ${tokens.elevation.raised};
  }

  & span {
    color: ${color.ink3};
    font-size: ${tokens.text[13]};
    font-weight: 400;
  }
`;

/** The way in: what there is, by topic. */
export function HomePage() {
  const examples = pages.reduce((sum, page) => sum + page.examples.length, 0);
  return (
    <>
      <Hero>
        <HeroScene />
        <Words>
          <Heading level={1} size="hero" tabIndex={-1}>
            What a page is made of
          </Heading>
          <p>
            {pages.length} entries and {examples} examples, by day and by night.
          </p>
        </Words>
      </Hero>
      {shelves.map((shelf) => (
        <Shelf key={shelf.topic} aria-labelledby={shelf.topic}>
          <Heading level={2} size="m" id={shelf.topic}>
            {shelf.topic}
          </Heading>
          <Grid>
            {shelf.pages.map(({ slug, title, examples: shown }) => (
              <li key={slug}>
                <Tile href={`#/${slug}`}>
                  {title}
                  <span>{shown.length}</span>
                </Tile>
              </li>
            ))}
          </Grid>
        </Shelf>
      ))}
    </>
  );
}
