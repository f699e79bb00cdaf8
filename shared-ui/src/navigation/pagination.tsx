import styled from '@emotion/styled';
import { type MouseEvent, startTransition, useOptimistic } from 'react';
import { Icon } from '../icons/index.ts';
import { media, tokens } from '../tokens/index.ts';
import { pageWindow } from './page-window.ts';

const Nav = styled.nav`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 2px;
  margin-top: ${tokens.space[8]};

  ${media.sm} {
    gap: ${tokens.space[1]};
  }
`;

const PageLink = styled.a`
  display: grid;
  place-items: center;
  min-width: ${tokens.space[8]};
  height: ${tokens.target};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.ink};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: ${tokens.color.sunken};
  }

  &[aria-current] {
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid;
    }
  }

  ${media.sm} {
    min-width: ${tokens.target};
  }
`;

const Gap = styled.span`
  min-width: ${tokens.space[4]};
  text-align: center;
  color: ${tokens.color.ink3};
`;

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Address of a page: real links, so that they can be copied and opened in a new tab. */
  hrefOf: (page: number) => string;
  /** A plain press; without it the browser follows the address. */
  onPage?: (page: number) => void;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  className?: string;
}

/** Links to the pages of a list; nothing when there is one page only. */
export function Pagination({ page, pages, hrefOf, onPage, labels, className }: PaginationProps) {
  // The page that was pressed shows at once, however long its list takes.
  const [current, show] = useOptimistic(page);
  if (pages < 2) return null;
  const linkTo = (target: number) => ({
    href: hrefOf(target),
    onClick: (event: MouseEvent) => {
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!onPage || elsewhere) return;
      event.preventDefault();
      startTransition(() => show(target));
      onPage(target);
    },
  });
  return (
    <Nav aria-label={labels.nav} className={className}>
      {page > 1 ? (
        <PageLink {...linkTo(page - 1)} aria-label={labels.previous} rel="prev">
          <Icon name="chevron-left" />
        </PageLink>
      ) : null}
      {pageWindow(page, pages).map((entry) =>
        entry.kind === 'gap' ? (
          <Gap key={`after-${entry.after}`}>…</Gap>
        ) : (
          <PageLink
            key={entry.page}
            {...linkTo(entry.page)}
            aria-label={labels.page(entry.page)}
            aria-current={entry.page === current ? 'page' : undefined}
          >
            {entry.page}
          </PageLink>
        ),
      )}
      {page < pages ? (
        <PageLink {...linkTo(page + 1)} aria-label={labels.next} rel="next">
          <Icon name="chevron-right" />
        </PageLink>
      ) : null}
    </Nav>
  );
}
