import { Button } from '../button/index.ts';
import { CallRow, type CallRowProps } from './call-row.tsx';
import { OpenState } from './open-state.tsx';

export interface LineRowProps extends Omit<CallRowProps, 'action'> {
  /** `openNow`: nothing while it is not known */
  line: { href: string; shown: string; openNow: boolean | undefined };
  words: {
    /** of the button, which shows the number alone */
    call: string;
    /** "Abierto ahora, hasta las 10 p. m." */
    open: string;
    closed: string;
  };
}

/** The line to a person with its number, and whether somebody answers now. */
export const LineRow = ({ line, words, children, ...row }: LineRowProps) => (
  <CallRow
    {...row}
    action={
      <Button variant="call" href={line.href} aria-label={words.call}>
        {line.shown}
      </Button>
    }
  >
    {children}
    <OpenState open={line.openNow}>{line.openNow === false ? words.closed : words.open}</OpenState>
  </CallRow>
);
