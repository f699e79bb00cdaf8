import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentPage } from '@alisio/shared-contracts/content';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { headingsOf } from './headings-of.ts';
import { useReadHeading } from './use-read-heading.ts';

const { color, space, text } = tokens;

const List = styled.nav`
  padding-block: ${space[3]};
  border-block: 1px solid ${color.line};
  font-size: ${text[15]};

  & h2 {
    font-size: ${text[14]};
    font-weight: 600;
    letter-spacing: 0;
    color: ${color.ink2};
  }

  & ol {
    display: grid;
    margin-top: ${space[1]};
  }

  & a {
    display: flex;
    align-items: center;
    min-height: ${space[10]};
    padding-block: ${space[1]};
    color: ${color.ink2};
    line-height: 1.3;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  & a[aria-current] {
    color: ${color.actionText};
    font-weight: 600;
  }

  ${media.lg} {
    position: sticky;
    top: ${space[24]};
    align-self: start;
    max-height: calc(100vh - ${space[24]});
    padding: 0;
    border: 0;
    overflow-y: auto;

    & ol {
      margin-top: ${space[2]};
    }

    & a {
      padding-inline-start: ${space[3]};
      border-inline-start: 2px solid ${color.line};
    }

    & a[aria-current] {
      border-inline-start-color: ${color.action};
    }
  }
`;

/** What a text says, as links to where it says it; where one reads is marked. */
export function Contents({ page }: { page: ContentPage }) {
  const { t } = useTexts('content');
  const headings = headingsOf(page);
  const read = useReadHeading(headings.map(({ id }) => id));
  return (
    <List aria-labelledby="contents">
      <h2 id="contents">{t(page.card.kind === 'article' ? 'reading.contents' : 'reading.onThisPage')}</h2>
      <ol>
        {headings.map(({ id, text: words }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === read ? 'true' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </List>
  );
}
