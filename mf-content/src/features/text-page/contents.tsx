import { useTexts } from '@alisio/platform/sdk/i18n';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

const List = styled.nav`
  font-size: ${text[15]};

  & h2 {
    font-size: ${text[14]};
    font-weight: 600;
    color: ${color.ink2};
  }

  & ol {
    display: grid;
    margin-top: ${space[2]};
  }

  & a {
    display: flex;
    align-items: center;
    min-height: ${tokens.target};
    padding-block: ${space[1]};
    color: ${color.actionText};
    line-height: 1.3;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  ${media.lg} {
    position: sticky;
    top: ${space[24]};
    align-self: start;
  }
`;

/** What a text says, as links to where it says it. */
export function Contents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  const { t } = useTexts('content');
  return (
    <List aria-labelledby="contents">
      <h2 id="contents">{t('reading.contents')}</h2>
      <ol>
        {headings.map(({ id, text: words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </List>
  );
}
