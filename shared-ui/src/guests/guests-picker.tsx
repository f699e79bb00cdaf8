import styled from '@emotion/styled';
import { Fragment, type ReactNode, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { Stack } from '../layout/index.ts';
import { Stepper, type StepperProps } from '../stepper/index.ts';
import { tokens } from '../tokens/index.ts';
import { ChildAges, type ChildAgesProps } from './child-ages.tsx';
import {
  type GuestBounds,
  type GuestCounts,
  type GuestLimits,
  isFull,
  mostOf,
  withCount,
} from './guest-limits.ts';

/** A stepper whose press always goes to the newest `onChange`, and which another one's press does not draw again. */
function KindStepper({ onChange, ...stepper }: StepperProps) {
  const newest = useRef(onChange);
  useLayoutEffect(() => {
    newest.current = onChange;
  });
  const change = useCallback((count: number) => newest.current(count), []);
  return <Stepper {...stepper} onChange={change} />;
}

const Total = styled.p`
  padding-block: ${tokens.space[2]};
  font-size: ${tokens.text[14]};
  color: ${tokens.color.accentText};

  &:empty {
    display: none;
  }
`;

const Rest = styled(Stack)`
  margin-top: ${tokens.space[2]};
  padding-top: ${tokens.space[4]};
  border-top: 1px solid ${tokens.color.line};
`;

export interface GuestKind<K extends string> extends GuestBounds<K> {
  label: ReactNode;
  /** Who counts as one: "de 2 a 11 años". */
  hint?: ReactNode;
  /** Read out on the buttons: "Quitar un adulto", "Añadir un adulto". */
  decreaseLabel: string;
  increaseLabel: string;
}

export interface GuestsPickerProps<K extends string> extends GuestLimits<K> {
  /** Adults, children, infants, rooms: what there is to count, in order. */
  kinds: readonly GuestKind<K>[];
  value: GuestCounts<K>;
  onChange: (value: GuestCounts<K>) => void;
  /** Ages of one kind, asked for under its line. */
  ages?: Omit<ChildAgesProps, 'count'> & { of: K };
  /** What else belongs to the party, under a line: the cabin, the button that closes the panel. */
  children?: ReactNode;
  className?: string;
}

/**
 * Who travels, and in how many rooms. A limit is explained where it is met, never only greyed out; kinds that may
 * not be above another come down with it.
 */
export function GuestsPicker<K extends string>(props: GuestsPickerProps<K>) {
  const { kinds, value, onChange, total, rules, ages, children, className } = props;
  const totalId = `${useId()}-total`;
  const full = isFull(value, total);
  return (
    <div className={className}>
      {kinds.map((kind) => {
        const { id, label, hint, min, decreaseLabel, increaseLabel } = kind;
        const most = mostOf(kind, value, props);
        return (
          <Fragment key={id}>
            <KindStepper
              {...{ label, hint, min, decreaseLabel, increaseLabel }}
              value={value[id]}
              // Where it is, or out of reach: another's press that leaves some room changes nothing here.
              max={value[id] < most.max ? kind.max : most.max}
              onChange={(count) => onChange(withCount(value, id, count, rules))}
              limitText={value[id] > 0 ? most.text : undefined}
              limitId={full && total?.of.includes(id) ? totalId : undefined}
            />
            {ages?.of === id ? <ChildAges {...ages} count={value[id]} /> : null}
          </Fragment>
        );
      })}
      <Total id={totalId} role="status">
        {full ? total?.text : null}
      </Total>
      {children ? <Rest gap={4}>{children}</Rest> : null}
    </div>
  );
}
