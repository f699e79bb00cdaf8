import styled from '@emotion/styled';
import { useEffect } from 'react';
import { EmptyState } from '../../src/feedback/index.ts';
import { Wrap } from '../../src/layout/index.ts';
import { SkipLink } from '../../src/shell/index.ts';
import { Heading } from '../../src/text/index.ts';
import { media, tokens } from '../../src/tokens/index.ts';
import { pages } from './entries.ts';
import { EntryPage } from './entry-page.tsx';
import { ExampleList } from './example-list.tsx';
import { HomePage } from './home-page.tsx';
import { SideList } from './side-list.tsx';
import { TopBar } from './top-bar.tsx';
import { alone, useAddress } from './use-address.ts';
import { useTheme } from './use-theme.ts';
import { useWidth } from './use-width.ts';

const { color, space } = tokens;

const Columns = styled(Wrap)`
  padding-block: ${space[8]} ${space[24]};

  ${media.lg} {
    display: grid;
    grid-template-columns: 208px minmax(0, 1fr);
    gap: ${space[12]};
  }
`;

const Aside = styled.div`
  display: none;

  ${media.lg} {
    display: block;
    position: sticky;
    top: ${space[6]};
    align-self: start;
    max-height: calc(100vh - ${space[12]});
    overflow-y: auto;
    border-left: 1px solid ${color.line};
  }
`;

const Alone = styled.main`
  padding: ${space[4]};

  & > h1 {
    margin-bottom: ${space[4]};
  }
`;

/** The catalogue: every component of the design system, each under an address of its own. */
export function App() {
  const address = useAddress();
  const [theme, setTheme] = useTheme();
  const [width, setWidth] = useWidth();
  const page = pages.find(({ slug }) => slug === address);

  useEffect(() => {
    document.title = page ? `${page.title} · Alisio` : 'Catalogue · Alisio';
    if (!address) return;
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus();
  }, [address, page]);

  if (alone && page) {
    return (
      <Alone>
        <Heading level={1} size="m" tabIndex={-1}>
          {page.title}
        </Heading>
        <ExampleList key={page.slug} page={page} />
      </Alone>
    );
  }
  const entry = page ? <EntryPage key={page.slug} page={page} width={width} /> : null;
  return (
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <TopBar current={address} theme={theme} onTheme={setTheme} width={width} onWidth={setWidth} />
      <Columns>
        <Aside>
          <SideList current={address} />
        </Aside>
        <main id="main" tabIndex={-1}>
          {entry ?? (address ? <Missing address={address} /> : <HomePage />)}
        </main>
      </Columns>
    </>
  );
}

function Missing({ address }: { address: string }) {
  return <EmptyState level={1} title="No such entry" text={`Nothing is kept under “${address}”.`} />;
}
