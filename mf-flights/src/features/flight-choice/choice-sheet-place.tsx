import { useState } from 'react';
import type { ChoiceSheetProps } from './choice-sheet.tsx';
import type { ChoiceSheetCode } from './use-choice-sheet.ts';

export interface ChoiceSheetPlaceProps extends Omit<ChoiceSheetProps, 'choice' | 'open'> {
  sheet: ChoiceSheetCode;
  /** the flight that is looked at; nothing where none is */
  choice: ChoiceSheetProps['choice'] | undefined;
}

/** Where the sheet of a flight opens. What it showed stands while it goes. */
export function ChoiceSheetPlace({ sheet: Sheet, choice, ...rest }: ChoiceSheetPlaceProps) {
  const [last, setLast] = useState(choice);
  if (choice && choice !== last) setLast(choice);
  const shown = choice ?? last;
  if (!Sheet || !shown) return null;
  return <Sheet {...rest} choice={shown} open={choice !== undefined} />;
}
