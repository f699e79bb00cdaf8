import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { FilteredHotels } from './filter-words.ts';
import { loadFilterSheet } from './late-filters.ts';

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

/** What most narrow by, each by itself. */
const QUICK = ['night', 'stars', 'area', 'with'] as const;

export interface FilterBarProps {
  /** nothing while not all of the list is here: it can be narrowed a moment later */
  hotels: FilteredHotels | undefined;
}

/** Opens the filters: all of them, or one by itself. */
export function FilterBar({ hotels }: FilterBarProps) {
  const { t } = useTexts('hotels');
  const { part: FilterSheet, coming, want, warm } = useLatePart(loadFilterSheet, { ahead: true });
  const [open, setOpen] = useState(false);
  const [of, setOf] = useState<string>();
  const { choices = {}, answer } = hotels?.facets ?? {};
  const count = Object.keys(choices).length;
  const press = async (facet: string | undefined) => {
    setOf(facet);
    if (await want()) setOpen(true);
  };
  const asks = (facet: string) =>
    !hotels || choices[facet] !== undefined || (answer?.values[facet]?.length ?? 2) > 1;
  const button = (facet: string | undefined) => ({
    variant: 'quiet' as const,
    size: 's' as const,
    // Who is quicker than the list is answered when it is here.
    busy: of === facet && (coming || (open && !hotels)),
    'aria-expanded': open && of === facet,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: warm,
    onClick: () => press(facet),
  });
  return (
    <>
      <Bar>
        <Button {...button(undefined)}>
          <Icon name="filter" size="s" />
          {count > 0 ? t('filters.some', { count }) : t('filters.title')}
        </Button>
        {QUICK.filter(asks).map((facet) => (
          <Button key={facet} {...button(facet)}>
            {t(`filters.${facet}Short`)}
          </Button>
        ))}
      </Bar>
      {FilterSheet && hotels ? (
        <FilterSheet hotels={hotels} of={of} open={open} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}
