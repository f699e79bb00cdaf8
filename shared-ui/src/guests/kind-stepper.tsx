import { useCallback, useLayoutEffect, useRef } from 'react';
import { Stepper, type StepperProps } from '../stepper/index.ts';

/** A stepper whose press always goes to the newest `onChange`, and which another one's press does not draw again. */
export function KindStepper({ onChange, ...stepper }: StepperProps) {
  const newest = useRef(onChange);
  useLayoutEffect(() => {
    newest.current = onChange;
  });
  const change = useCallback((count: number) => newest.current(count), []);
  return <Stepper {...stepper} onChange={change} />;
}
