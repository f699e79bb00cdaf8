import styled from '@emotion/styled';
import { useId } from 'react';
import { SelectField } from '../field/index.ts';
import { tokens } from '../tokens/index.ts';

const { space } = tokens;

const Group = styled.fieldset`
  padding-bottom: ${space[3]};
`;

const Hint = styled.p`
  font-size: ${tokens.text[14]};
  color: ${tokens.color.ink2};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[2]};
  margin-top: ${space[2]};
`;

export interface ChildAgesProps {
  count: number;
  /** The ages that can be chosen, both included. */
  min: number;
  max: number;
  /** By child; nothing where it is not chosen yet. */
  values: readonly (number | undefined)[];
  onChange: (values: readonly (number | undefined)[]) => void;
  /** Names one list: "Edad del niño 1". */
  label: (number: number) => string;
  /** An age in words: "menos de 1 año", "7 años". */
  ageText: (age: number) => string;
  placeholder: string;
  /** Why the ages are asked for. */
  hint?: string;
  /** Shown at each age that is missing, once the form asks for it. */
  missingText?: string;
}

/** A list of ages for each child: on the day of travel they decide fares and beds. */
export function ChildAges(props: ChildAgesProps) {
  const { count, min, max, values, onChange, label, ageText, placeholder, hint, missingText } = props;
  const id = useId();
  if (count === 0) return null;
  const ages = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const children = Array.from({ length: count }, (_, index) => index);
  const set = (child: number, text: string) =>
    onChange(children.map((index) => (index === child ? (text ? Number(text) : undefined) : values[index])));
  return (
    <Group aria-describedby={hint ? `${id}-hint` : undefined}>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      <Grid>
        {children.map((child) => (
          <SelectField
            key={child}
            label={label(child + 1)}
            placeholder={placeholder}
            required
            error={values[child] === undefined ? missingText : undefined}
            value={values[child] ?? ''}
            onChange={(event) => set(child, event.target.value)}
          >
            {ages.map((age) => (
              <option key={age} value={age}>
                {ageText(age)}
              </option>
            ))}
          </SelectField>
        ))}
      </Grid>
    </Group>
  );
}
