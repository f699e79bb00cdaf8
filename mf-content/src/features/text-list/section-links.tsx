import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import {
  AIRLINES_PAGE,
  CONTENT_SECTIONS,
  type SectionPage,
  sectionHref,
  sectionPageIn,
} from '@alisio/shared-contracts/content';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

/** On a phone one row that is pushed sideways, as far as the window's edges. */
const List = styled.nav`
  & ul {
    display: flex;
    gap: ${space[2]};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target};
    padding-inline: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.pill};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${tokens.text[14]};
    text-decoration: none;
    white-space: nowrap;
  }

  & a:hover {
    border-color: ${color.control};
  }

  & a[aria-current] {
    border-color: ${color.action};
    background: ${color.actionSoft};
    color: ${color.actionText};
    font-weight: 600;
  }

  ${media.belowMd} {
    margin-inline: calc(-1 * ${tokens.gutter});

    & ul {
      padding: ${space[1]} ${tokens.gutter};
      overflow-x: auto;
      scrollbar-width: none;
    }
  }

  ${media.md} {
    & ul {
      flex-wrap: wrap;
    }
  }
`;

/** The other lists, and that of airlines. */
export function SectionLinks({ current }: { current: SectionPage }) {
  const { t, language } = useTexts('content');
  const here = `/${sectionPageIn(current, language)}`;
  const links = [
    { href: '/blog', words: t('sections.blog.title') },
    ...CONTENT_SECTIONS.map((section) => ({
      href: sectionHref(section, language),
      words: t(`sections.${section}.title`),
    })),
    { href: AIRLINES_PAGE, words: t('reading.airlines') },
  ];
  return (
    <List aria-label={t('reading.lists')}>
      <ul>
        {links.map(({ href, words }) => (
          <li key={href}>
            <Link to={href} aria-current={href === here ? 'page' : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </List>
  );
}
