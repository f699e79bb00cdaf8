import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { Wrap } from '../layout/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

const Bar = styled('section', ownProps('editing'))<{ editing: boolean }>`
  /* The open form is taller than a phone: it scrolls with the page. */
  position: ${({ editing }) => (editing ? 'relative' : 'sticky')};
  top: 0;
  z-index: ${tokens.layer.sticky};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
`;

const Line = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${space[16]};

  /* From the top, where one line of each stands in the middle: a page that is painted while it arrives may end within
     the words, and centred ones would climb as the rest comes. */
  & > div:first-of-type {
    align-self: start;
    /* As wide whatever it says. */
    flex: 1 1 11rem;
    min-width: 0;
    padding-block: 10px;
  }

  ${media.lg} {
    gap: ${space[4]};
    min-height: 72px;

    & > div:first-of-type {
      padding-block: 14px;
    }
  }
`;

const Title = styled.p`
  font-size: ${text[18]};
  font-weight: 650;
  line-height: 1.25;
  letter-spacing: -0.01em;
  word-spacing: 0.08em;

  & > span {
    font-weight: 500;
    color: ${color.ink2};
  }
`;

const What = styled.p`
  font-size: ${text[14]};
  color: ${color.ink2};
`;

const Long = styled.span`
  display: none;

  ${media.md} {
    display: inline;
  }
`;

/** Opens the form in its place; without script a link leads to it. */
const Change = styled(Button)`
  ${media.withoutScript} {
    display: none;
  }
`;

const Edit = styled(Wrap)`
  padding-block: ${space[4]} ${space[6]};
`;

export interface SummaryBarProps {
  /** names the bar: "Tu búsqueda" */
  label: string;
  /** where, or from where to where; what is in a `span` is lighter */
  title: ReactNode;
  /** names that arrive take the place of others as a new line, not the old one on the move: told apart by this */
  titleKey?: string;
  /** when and for whom */
  what: ReactNode;
  editing: boolean;
  onEdit: () => void;
  /** page of the form with this search, for who runs no script */
  changeHref: string;
  /** `change` stands on the button where there is room, `changeSearch` is read out */
  labels: { change: string; changeSearch: string; close: string };
  /** how long the prices hold */
  clock?: ReactNode;
  /** the form, while editing */
  children: ReactNode;
}

/** What was searched, always in sight, and the way to change it in place. */
export function SummaryBar(props: SummaryBarProps) {
  const { label, title, titleKey, what, editing, onEdit, changeHref, labels, clock, children } = props;
  return (
    <Bar aria-label={label} editing={editing}>
      <Line>
        <div>
          <Title key={titleKey}>{title}</Title>
          <What>{what}</What>
        </div>
        {clock}
        <noscript>
          <a href={changeHref}>{labels.changeSearch}</a>
        </noscript>
        <Change
          variant="quiet"
          size="s"
          aria-label={editing ? labels.close : labels.changeSearch}
          aria-expanded={editing}
          onClick={onEdit}
        >
          <Icon name={editing ? 'close' : 'search'} size="s" />
          <Long>{editing ? labels.close : labels.change}</Long>
        </Change>
      </Line>
      {editing ? <Edit>{children}</Edit> : null}
    </Bar>
  );
}
