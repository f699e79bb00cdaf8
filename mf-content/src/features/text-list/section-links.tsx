import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import {
  CONTENT_SECTIONS,
  type SectionPage,
  sectionHref,
  sectionPageIn,
} from '@alisio/shared-contracts/content';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

const List = styled.nav`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target};
    padding-inline: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.pill};
    color: ${color.ink};
    font-size: ${tokens.text[14]};
    text-decoration: none;
  }

  & a[aria-current] {
    border-color: ${color.action};
    background: ${color.actionSoft};
    color: ${color.actionText};
    font-weight: 600;
  }
`;

/** The other lists. */
export function SectionLinks({ current }: { current: SectionPage }) {
  const { t, language } = useTexts('content');
  const here = `/${sectionPageIn(current, language)}`;
  const links = [
    { href: '/blog', words: t('sections.blog.title') },
    ...CONTENT_SECTIONS.map((section) => ({
      href: sectionHref(section, language),
      words: t(`sections.${section}.title`),
    })),
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
