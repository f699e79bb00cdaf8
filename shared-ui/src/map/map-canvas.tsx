import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { groupPins, type ScreenPoint } from './group-pins.ts';
import type { MapLibrary } from './map-library.ts';
import { Above, Controls, Place, Source, Whole } from './map-styles.tsx';
import type { MapPoint, PinMapProps } from './map-types.ts';
import { type MapRoom, placedIn, viewOf } from './map-view.ts';
import { PinBubbles, type PlacedGroup } from './pin-bubbles.tsx';
import { TileSource } from './tile-source.tsx';
import { useMap } from './use-map.ts';

/** Pixels beyond the window in which bubbles are still drawn: they come in as the map moves. */
const AROUND = 80;
const KM_OF_DEGREE = 111.2;

export interface MapCanvasProps extends PinMapProps {
  /** nothing while it is on its way: prices stand at their places before the ground is drawn */
  library: MapLibrary | undefined;
  onFailed: () => void;
}

/** The map itself: ground, pins, what moves it. */
export function MapCanvas({
  library,
  pins,
  place,
  active,
  onActive = () => {},
  onChoose = () => {},
  onSearchHere,
  ground,
  styleUrl,
  labels,
  onFailed,
}: MapCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const isPlace = place !== undefined;
  const { lat = 0, lon = 0 } = place ?? {};
  const shows = useMemo(() => (isPlace ? [{ lat, lon }] : pins), [isPlace, lat, lon, pins]);
  const { map, settled, byHand, open } = useMap({
    library,
    box,
    shows,
    ground,
    styleUrl,
    title: labels.title,
    onFailed,
  });

  const [room, setRoom] = useState<MapRoom>();
  useLayoutEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
    setRoom({ width: clientWidth, height: clientHeight });
  }, []);
  const project = useMemo(() => {
    if (map) return ({ lat, lon }: MapPoint): ScreenPoint => map.project([lon, lat]);
    return room && placedIn(viewOf(place ? [place] : pins, room), room);
  }, [map, room, pins, place]);

  // Which pins share a bubble changes when the map has come to rest, not under the hand that moves it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `settled` stands for the window of the map
  const groups = useMemo(() => {
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
    if (!project) return [];
    const near = pins.filter((pin) => {
      const { x, y } = project(pin);
      return x > -AROUND && y > -AROUND && x < clientWidth + AROUND && y < clientHeight + AROUND;
    });
    return groupPins(near, project);
  }, [project, pins, settled]);

  const placed: PlacedGroup[] = project
    ? groups.map((group) => {
        const { x, y } = project(group.pins[0]);
        return { ...group, x, y };
      })
    : [];
  const at = project && place && project(place);

  const searchHere = () => {
    if (!map || !onSearchHere) return;
    const bounds = map.getBounds();
    const { lat, lng } = map.getCenter();
    const [high, wide] = [
      bounds.getNorth() - bounds.getSouth(),
      (bounds.getEast() - bounds.getWest()) * Math.cos((lat * Math.PI) / 180),
    ];
    onSearchHere({ lat, lon: lng }, (Math.hypot(high, wide) / 2) * KM_OF_DEGREE);
  };

  return (
    <>
      <Whole ref={box} />
      {at ? (
        <Place style={{ position: 'absolute', left: 0, top: 0, translate: `${at.x}px ${at.y}px` }}>
          <svg viewBox="0 0 36 50" aria-hidden="true" focusable="false">
            <path fill="currentColor" d="M18 50C12 40 0 32 0 18a18 18 0 0 1 36 0c0 14-12 22-18 32z" />
            <circle cx="18" cy="18" r="7" />
          </svg>
        </Place>
      ) : null}
      <PinBubbles
        groups={placed}
        active={active}
        onActive={onActive}
        onChoose={onChoose}
        onOpen={(group) => open(group.pins)}
        labels={labels}
      />
      {byHand && onSearchHere && labels.searchHere ? (
        <Above>
          <Button variant="quiet" size="s" onClick={searchHere}>
            <Icon name="search" size="s" />
            {labels.searchHere}
          </Button>
        </Above>
      ) : null}
      <Controls>
        <IconButton label={labels.zoomIn} onClick={() => map?.zoomIn()}>
          <Icon name="plus" />
        </IconButton>
        <IconButton label={labels.zoomOut} onClick={() => map?.zoomOut()}>
          <Icon name="minus" />
        </IconButton>
      </Controls>
      {styleUrl === undefined ? <Source>{labels.source}</Source> : <TileSource map={map} />}
    </>
  );
}
