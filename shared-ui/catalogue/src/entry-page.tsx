import styled from '@emotion/styled';

import { Code, Eyebrow, Heading, Muted, TextLink } from '../../src/text/index.ts';
import { tokens } from '../../src/tokens/index.ts';
import type { Page } from './entries.ts';
import { ExampleList } from './example-list.tsx';
import type { WidthChoice } from './use-width.ts';

const { color, space } = tokens;

const Head = styled.header`
  margin-bottom: ${space[8]};
`;

const Source = styled(Muted)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-top: ${space[3]};
`;

/** A phone's width, and its height on a desk. */
const Phone = styled.iframe`
  display: block;
  width: 362px;
  max-width: 100%;
  height: min(780px, 80vh);
  border: 1px solid ${color.lineStrong};
  border-radius: ${tokens.radius.panel};
  box-shadow: ${tokens.elevation.floating};
`;

export interface EntryPageProps {
  page: Page;
  width: WidthChoice;
}

/** One component with its examples, as wide as the window or in a frame as wide as a phone. */
export function EntryPage({ page, width }: EntryPageProps) {
  const alone = `?alone#/${page.slug}`;
  return (
    <>
      <Head>
        <Eyebrow>{page.topic}</Eyebrow>
        <Heading level={1} tabIndex={-1}>
          {page.title}
        </Heading>
        <Source>
          <Code>{page.file}</Code>
          <TextLink href={alone}>Open alone</TextLink>
        </Source>
      </Head>
      {width === '360' ? (
        <Phone key={page.slug} src={alone} title={`${page.title}, 360 pixels wide`} />
      ) : (
        <ExampleList page={page} />
      )}
    </>
  );
}
