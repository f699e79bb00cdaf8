import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox, Select } from '../field/index.ts';
import { media, tokens } from '../tokens/index.ts';

/** Closed while nothing is chosen: the list comes first. */
const Box = styled.details`
  margin-bottom: ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};

  & > summary {
    font-weight: 650;
    cursor: pointer;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
  padding-top: ${tokens.space[4]};

  & legend {
    margin-bottom: ${tokens.space[1]};
    font-weight: 650;
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

interface Option {
  /** as an address says it */
  value: string;
  label: string;
}

interface PlainFacet {
  /** in addresses */
  name: string;
  legend: string;
  options: readonly Option[];
}

export interface PlainFacetsProps {
  title: string;
  /** path of the list */
  listPath: string;
  /** what else its address says, as hidden fields */
  kept: ReactNode;
  /** ranges, of which one of a few can be said; `chosen` as the address has it, empty for any */
  ranges: readonly (PlainFacet & { chosen: string })[];
  /** one or more of their values; a facet of which there is but one is not asked */
  values: readonly (PlainFacet & { chosen: readonly string[] })[];
  words: { any: string; asChosen: string; apply: string };
}

/** The values of a facet that an address says, each by itself (a form's boxes) or several with a dot. */
export const chosenWords = (said: readonly string[]): string[] =>
  said.flatMap((word) => word.split('.').filter(Boolean));

function Range({
  name,
  legend,
  options,
  chosen,
  words,
}: PlainFacetsProps['ranges'][number] & Pick<PlainFacetsProps, 'words'>) {
  const id = useId();
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <label htmlFor={id}>
      {legend}
      <Select id={id} name={name} defaultValue={chosen}>
        <option value="">{words.any}</option>
        {isKnown ? null : <option value={chosen}>{words.asChosen}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** What a list can be narrowed by as a form of its address, for browsers that run no script: the server narrows it. */
export function PlainFacets({ title, listPath, kept, ranges, values, words }: PlainFacetsProps) {
  const isChosen =
    ranges.some(({ chosen }) => chosen !== '') || values.some(({ chosen }) => chosen.length > 0);
  return (
    <noscript>
      <Box open={isChosen}>
        <summary>{title}</summary>
        <Form method="get" action={listPath}>
          {kept}
          {ranges.map((range) => (
            <Range key={range.name} {...range} words={words} />
          ))}
          {values.map(({ name, legend, options, chosen }) =>
            options.length < 2 ? null : (
              <fieldset key={name}>
                <legend>{legend}</legend>
                {options.map(({ value, label }) => (
                  <Checkbox
                    key={value}
                    label={label}
                    name={name}
                    value={value}
                    defaultChecked={chosen.includes(value)}
                  />
                ))}
              </fieldset>
            ),
          )}
          <div>
            <Button type="submit">{words.apply}</Button>
          </div>
        </Form>
      </Box>
    </noscript>
  );
}
