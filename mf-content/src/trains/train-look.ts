import type { TrainDeal, TrainService } from '@alisio/shared-contracts/trains';

const VIEWS = {
  'high-speed': 'fast',
  intercity: 'fast',
  scenic: 'mountain',
  mountain: 'mountain',
} as const satisfies Record<TrainService, string>;

/** Hours of the clock at which a train leaves in the last light, and in the dark. */
const DUSK = 17;
const NIGHT = 20;
const DAWN = 6;

/** How a train is drawn: of its kind, in the light in which it leaves. */
export function trainLook({ service, stops }: Pick<TrainDeal, 'service' | 'stops'>) {
  const hour = Number(stops[0]?.departs?.slice(11, 13) ?? DAWN);
  const light = hour >= NIGHT || hour < DAWN ? 'night' : hour >= DUSK ? 'dusk' : 'day';
  return { view: VIEWS[service], hour: light } as const;
}
