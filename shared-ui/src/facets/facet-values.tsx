import styled from '@emotion/styled';
import { useState } from 'react';
import { LinkButton } from '../button/index.ts';
import { Checkbox } from '../field/index.ts';
import { tokens } from '../tokens/index.ts';
import { Legend, Section } from './facet-styles.tsx';
import type { FacetPresses, FacetRow, FacetValuesSection } from './facet-types.ts';

const Count = styled.small`
  font-size: ${tokens.text[13]};
  color: ${tokens.color.ink3};
`;

/** So many stand at once; the others behind a press. */
const FIRST_ROWS = 5;

export interface FacetValuesProps {
  section: FacetValuesSection;
  onValues: FacetPresses['onValues'];
  /** "Ver 4 más" */
  moreLabel: (count: number) => string;
}

/** Rows to tick with how many there are, and from which price. A tick shows at once, whatever it sets in motion. */
export function FacetValues({ section, onValues, moreLabel }: FacetValuesProps) {
  const { name, legend, rows } = section;
  const [all, setAll] = useState(false);
  const [own, setOwn] = useState<{ rows: readonly FacetRow[]; ticked: readonly string[] }>();
  const ticked =
    own?.rows === rows ? own.ticked : rows.filter(({ checked }) => checked).map(({ value }) => value);
  const press = (value: string) => {
    const next = ticked.includes(value) ? ticked.filter((one) => one !== value) : [...ticked, value];
    setOwn({ rows, ticked: next });
    onValues(name, next);
  };
  const shown = all ? rows : rows.filter(({ checked }, at) => checked || at < FIRST_ROWS);
  return (
    <Section>
      <Legend>{legend}</Legend>
      {shown.map(({ value, label, count, from, said }) => {
        const isTicked = ticked.includes(value);
        return (
          <Checkbox
            key={value}
            name={name}
            value={value}
            aria-label={said}
            checked={isTicked}
            disabled={count === 0 && !isTicked}
            onChange={() => press(value)}
            label={
              <>
                {label} <Count>{count}</Count>
              </>
            }
            aside={from}
          />
        );
      })}
      {shown.length < rows.length ? (
        <LinkButton onClick={() => setAll(true)}>{moreLabel(rows.length - shown.length)}</LinkButton>
      ) : null}
    </Section>
  );
}
