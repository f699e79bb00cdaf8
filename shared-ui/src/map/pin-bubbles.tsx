import { type KeyboardEvent, useRef, useState } from 'react';
import { nextInWay, type PinGroup, type ScreenPoint, type Way } from './group-pins.ts';
import { Bubble, Bubbles } from './map-styles.tsx';
import type { MapLabels, MapPin } from './map-types.ts';

export type PlacedGroup = PinGroup & ScreenPoint;

export interface PinBubblesProps {
  groups: readonly PlacedGroup[];
  /** pin that a hand or the focus is on, here or in the list beside the map */
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  onChoose: (pin: MapPin) => void;
  /** comes closer to pins that lie over each other */
  onOpen: (group: PinGroup) => void;
  labels: Pick<MapLabels, 'keys' | 'several'>;
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Prices at their places. One stop for the tab key: arrows go from one to the nearest in that direction, Enter is a
 * press.
 */
export function PinBubbles({ groups, active, onActive, onChoose, onOpen, labels }: PinBubblesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState<string>();
  const stopped = groups.find(({ id }) => id === stop) ?? groups[0];

  const go = (to: PlacedGroup | undefined) => {
    if (!to) return;
    setStop(to.id);
    for (const bubble of list.current?.querySelectorAll('button') ?? [])
      if (bubble.dataset.id === to.id) bubble.focus();
  };
  const onKey = (event: KeyboardEvent, from: PlacedGroup) => {
    const way = WAYS[event.key];
    if (!way && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (way) go(nextInWay(from, groups, way));
    else go(event.key === 'Home' ? groups[0] : groups.at(-1));
  };
  const isOver = ({ pins }: PinGroup) => active !== undefined && pins.some(({ id }) => id === active);

  return (
    <Bubbles ref={list} aria-label={labels.keys}>
      {groups.map((group) => {
        const { id, pins, x, y } = group;
        const [first] = pins;
        const several = pins.length > 1;
        return (
          <li
            key={id}
            style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
            data-over={isOver(group) || undefined}
          >
            <Bubble
              type="button"
              data-id={id}
              data-several={several || undefined}
              data-over={isOver(group) || undefined}
              tabIndex={id === stopped?.id ? 0 : -1}
              aria-label={several ? labels.several(pins) : first.label}
              onClick={() => (several ? onOpen(group) : onChoose(first))}
              onKeyDown={(event) => onKey(event, group)}
              onPointerEnter={() => onActive(first.id)}
              onPointerLeave={() => onActive(undefined)}
              onFocus={() => {
                setStop(id);
                onActive(first.id);
              }}
              onBlur={() => onActive(undefined)}
            >
              {several ? pins.length : first.text}
            </Bubble>
          </li>
        );
      })}
    </Bubbles>
  );
}
