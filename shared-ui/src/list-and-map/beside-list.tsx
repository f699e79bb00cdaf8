import { type ComponentType, useEffect, useState } from 'react';
import { lateComponent, whenFirstViewDone, whenIdle } from '../late-part/index.ts';
import { breakpoints } from '../tokens/index.ts';

/** Whether the list stands beside the map. */
const isBeside = () => matchMedia(`(min-width: ${breakpoints.lg}px)`).matches;

interface PlaceProps<Props> {
  Opened: ComponentType<Props>;
  bringAhead: () => Promise<unknown>;
  given: Props;
}

function Place<Props extends { isOpen: boolean }>({ Opened, bringAhead, given }: PlaceProps<Props>) {
  const { isOpen } = given;
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isOpen) return setWanted(true);
    if (isBeside()) return whenIdle(() => setWanted(true));
    // What a press opens is then here. Failed, the press asks for it again.
    return whenFirstViewDone(() => void bringAhead().catch(console.warn));
  }, [isOpen, bringAhead]);
  return isWanted ? <Opened {...given} /> : null;
}

/**
 * The map of a list: beside it once the page has nothing else to do, over it on a phone when it is opened; where its code
 * cannot be had the page stays as it is.
 *
 * @param load a dynamic import of its module
 * @param bringAhead brings it, and what it opens with
 */
export function besideList<Props extends { isOpen: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  bringAhead: () => Promise<unknown>,
) {
  const Opened = lateComponent<Props>(load, undefined, { isExtra: true });
  return (given: Props) => <Place Opened={Opened} bringAhead={bringAhead} given={given} />;
}
