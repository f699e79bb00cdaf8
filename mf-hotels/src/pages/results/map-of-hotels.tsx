import { lateComponent, whenFirstViewDone, whenIdle } from '@alisio/shared-ui/late-part';
import { breakpoints } from '@alisio/shared-ui/tokens';
import { useEffect, useState } from 'react';
import type { MapOfList } from '../../features/hotel-results/index.ts';

/** Whether the list stands beside the map. */
const isBeside = () => matchMedia(`(min-width: ${breakpoints.lg}px)`).matches;

const load = () => import(/* webpackChunkName: "stay-map" */ './map-of-list.tsx');
const Opened = lateComponent<MapOfList>(load, undefined, { isExtra: true });

/** What a press opens is then here. Failed, the press asks for it again. */
const bringAhead = () =>
  void load()
    .then((map) => map.bringAhead())
    .catch(console.warn);

/** The map of a list: beside it once the page has nothing else to do, over it on a phone when it is opened. */
export function MapOfHotels(of: MapOfList) {
  const { isOpen } = of;
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isOpen) setWanted(true);
    else return isBeside() ? whenIdle(() => setWanted(true)) : whenFirstViewDone(bringAhead);
    return undefined;
  }, [isOpen]);
  return isWanted ? <Opened {...of} /> : null;
}
