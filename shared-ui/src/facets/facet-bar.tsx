import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { useLatePart } from '../late-part/index.ts';
import { media, tokens } from '../tokens/index.ts';

/** One line that scrolls by itself on a phone; nothing where no script runs. */
const Bar = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  margin-inline: calc(-1 * ${tokens.gutter});
  padding: 2px ${tokens.gutter};
  overflow-x: auto;
  scrollbar-width: none;

  & > button {
    flex: none;
  }

  ${media.lg} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }

  ${media.withoutScript} {
    display: none;
  }
`;

/** What the sheet shows, and whether it does. */
export interface OpenedFacets {
  /** one facet by itself; all of them where it is nothing */
  of: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface FacetBarProps<Sheet extends object> {
  /** "Filtros", "Filtros, 2" */
  label: string;
  /** what most narrow by, each by itself: its name, and how its button is called */
  quick: readonly { name: string; label: string }[];
  /** brings the sheet's code */
  loadSheet: () => Promise<Sheet>;
  /** draws it; nothing while not all of the list is here: who is quicker than that is answered when it is */
  sheet: ((Sheet: Sheet, opened: OpenedFacets) => ReactNode) | undefined;
}

/** Above a list: opens its filters, all of them or one by itself. */
export function FacetBar<Sheet extends object>({ label, quick, loadSheet, sheet }: FacetBarProps<Sheet>) {
  const { part, coming, want, warm } = useLatePart(loadSheet, { ahead: true });
  const [open, setOpen] = useState(false);
  const [of, setOf] = useState<string>();
  const press = async (name: string | undefined) => {
    setOf(name);
    if (await want()) setOpen(true);
  };
  const button = (name: string | undefined) => ({
    variant: 'quiet' as const,
    size: 's' as const,
    busy: of === name && (coming || (open && !sheet)),
    'aria-expanded': open && of === name,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: warm,
    onClick: () => press(name),
  });
  return (
    <>
      <Bar>
        <Button {...button(undefined)}>
          <Icon name="filter" size="s" />
          {label}
        </Button>
        {quick.map((facet) => (
          <Button key={facet.name} {...button(facet.name)}>
            {facet.label}
          </Button>
        ))}
      </Bar>
      {part && sheet ? sheet(part, { of, open, onOpenChange: setOpen }) : null}
    </>
  );
}
