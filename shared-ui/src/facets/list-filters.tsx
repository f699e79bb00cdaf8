import type { ReactNode } from 'react';
import { appliedFacets } from './applied-facets.ts';
import type { OpenedFacets } from './facet-bar.tsx';
import { FacetChips } from './facet-chips.tsx';
import type { AnsweredFacets, FacetWords } from './facet-sections.ts';
import { FacetSheet } from './facet-sheet.tsx';
import { NoneLeft } from './none-left.tsx';

/** What the filters of a list say beside its facets. */
export type FilterText =
  | 'title'
  | 'close'
  | 'applied'
  | 'noneTitle'
  | 'noneSeveral'
  // of a count
  | 'clear'
  | 'show'
  | 'more'
  | 'noneDrop'
  /** of `what` */
  | 'remove'
  /** of `name` and `span` */
  | 'span'
  /** of `what`, `count` and `from` */
  | 'noneTightest';

export interface FilterWords extends FacetWords {
  /** a text by its name; the same function as long as the language is the same */
  say: (text: FilterText, values?: Record<string, string | number>) => string;
}

/** A list under its facets, and what can be done with them. */
export interface FilteredFacets extends AnsweredFacets {
  answer: AnsweredFacets['answer'] & { count: number };
  choose: (name: string, choice: undefined) => void;
  clear: () => void;
  /** of the chosen facets the one that shuts most, what is left without it, and its least price (minor units) where it is known */
  tightest: () => { name: string; count: number; from?: number } | undefined;
}

export interface ListFiltersProps {
  facets: FilteredFacets;
  words: FilterWords;
}

/** What the list is narrowed by now, each with a press that takes it back. */
export function FilterChips({
  facets,
  words,
  onRemove,
}: ListFiltersProps & { onRemove: (id: string) => void }) {
  const { legend, value, span, say } = words;
  const applied = appliedFacets(facets, {
    value,
    span: (name, low, high) => say('span', { name: legend(name), span: span(name, low, high) }),
  });
  return (
    <FacetChips
      label={say('applied')}
      applied={applied}
      removeLabel={(what) => say('remove', { what })}
      onRemove={onRemove}
    />
  );
}

/** Nothing is left: which filter shuts most, and the ways on. */
export function NoneFiltered({ facets, words }: ListFiltersProps) {
  const { tightest, choose, clear, choices } = facets;
  const { legend, from, say } = words;
  const most = tightest();
  return (
    <NoneLeft
      title={say('noneTitle')}
      text={
        most
          ? say('noneTightest', {
              what: legend(most.name),
              count: most.count,
              from: most.from === undefined ? '' : from(most.from),
            })
          : say('noneSeveral')
      }
      drop={
        most && {
          label: say('noneDrop', { count: most.count }),
          onPress: () => choose(most.name, undefined),
        }
      }
      clear={{ label: say('clear', { count: Object.keys(choices).length }), onPress: clear }}
    />
  );
}

export interface FilterSheetProps extends ListFiltersProps, OpenedFacets {
  /** the panel of all facets, or of one */
  panel: (only: string | undefined) => ReactNode;
}

/** The filters: each press counts at once, and the button says how many are left. */
export function FilterSheet({ facets, words, panel, of, open, onOpenChange }: FilterSheetProps) {
  const { answer, choices, clear, choose } = facets;
  const { legend, say } = words;
  const count = of === undefined ? Object.keys(choices).length : Number(choices[of] !== undefined);
  return (
    <FacetSheet
      side="beside"
      title={of === undefined ? say('title') : legend(of)}
      open={open}
      onOpenChange={onOpenChange}
      clearLabel={count > 0 ? say('clear', { count }) : undefined}
      onClear={() => (of === undefined ? clear() : choose(of, undefined))}
      showLabel={say('show', { count: answer.count })}
      closeLabel={say('close')}
    >
      {answer.count === 0 ? <NoneFiltered facets={facets} words={words} /> : null}
      {panel(of)}
    </FacetSheet>
  );
}
