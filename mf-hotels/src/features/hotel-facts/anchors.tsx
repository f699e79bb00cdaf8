import { useTexts } from '@alisio/platform/sdk/i18n';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

const Nav = styled.nav`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  margin: ${space[4]} calc(-1 * ${tokens.gutter}) 0;
  padding-inline: ${tokens.gutter};
  border-bottom: 1px solid ${color.line};

  & > a {
    display: flex;
    align-items: center;
    min-height: ${space[12]};
    padding-inline: ${space[3]};
    border-bottom: 3px solid transparent;
    color: ${color.ink2};
    font-size: ${tokens.text[15]};
    font-weight: 550;
    text-decoration: none;
    white-space: nowrap;
  }

  & > a:hover {
    border-bottom-color: ${color.action};
    color: ${color.ink};
  }

  & > a:first-of-type {
    margin-left: -${space[3]};
  }

  & > a:focus-visible {
    outline-offset: -3px;
  }

  ${media.md} {
    margin-inline: 0;
    padding-inline: ${space[3]};
  }
`;

/** Fragments of the page, in its order. */
export const ANCHORS = ['habitaciones', 'saber', 'servicios', 'ubicacion', 'opiniones'] as const;

/** Ways to the parts of the page. */
export function Anchors() {
  const { t } = useTexts('hotels');
  return (
    <Nav aria-label={t('hotel.anchors.label')}>
      {ANCHORS.map((id) => (
        <a key={id} href={`#${id}`}>
          {t(`hotel.anchors.${id}`)}
        </a>
      ))}
    </Nav>
  );
}
