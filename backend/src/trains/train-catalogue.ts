import { TRAIN_CLASSES, type TrainClass } from '@alisio/shared-contracts/trains';
import { type FiledLine, type FiledPlace, readTrainFiles } from './files/train-files.ts';
import { stopsOf } from './timetable/line-stops.ts';

/** A stop with its place; minutes from where the train begins. */
export interface KnownStop {
  place: FiledPlace;
  station: string;
  at: number;
  stands: number;
}

/** A train that leaves at a time in a class, whatever the day. */
export interface KnownTrain {
  /** `madrid-barcelona-0800-basic` */
  id: string;
  line: FiledLine;
  from: FiledPlace;
  to: FiledPlace;
  /** `HH:mm` on the clock where it begins */
  leaves: string;
  days: string;
  trainClass: TrainClass;
  /** the least class of its line */
  least: TrainClass;
  fare: number;
  stops: readonly KnownStop[];
  minutes: number;
}

export interface TrainCatalogue {
  trains: readonly KnownTrain[];
  byId: ReadonlyMap<string, KnownTrain>;
  /** where trains begin or end */
  ends: readonly FiledPlace[];
}

function trainsOf(line: FiledLine, places: ReadonlyMap<string, FiledPlace>): KnownTrain[] {
  const classes = new Set(line.trains.map((train) => train.trainClass));
  const [least = 'basic'] = TRAIN_CLASSES.filter((one) => classes.has(one));
  return line.trains.map((train) => {
    const stops = stopsOf(line, train).map(({ place: slug, station, at, stands }) => {
      const place = places.get(slug);
      if (!place) throw new Error(`The trains name a place that is none: ${slug}.`);
      return { place, station: station ?? place.station, at, stands };
    });
    const [first, last] = [stops[0], stops.at(-1)];
    if (!first || !last) throw new Error(`A train of ${line.slug} stops nowhere.`);
    const { leaves, days, trainClass } = train;
    return {
      id: [first.place.slug, last.place.slug, leaves.replace(':', ''), trainClass].join('-'),
      line,
      from: first.place,
      to: last.place,
      leaves,
      days,
      trainClass,
      least,
      fare: line.fare,
      stops,
      minutes: last.at,
    };
  });
}

/** Reads the files: once, at a start. The first trains of all lines stand before their second ones. */
export function loadTrains(): TrainCatalogue {
  const { places, lines } = readTrainFiles();
  const known = new Map(places.map((place) => [place.slug, place]));
  const byLine = lines.map((line) => trainsOf(line, known));
  const most = Math.max(...byLine.map((trains) => trains.length));
  const trains = Array.from({ length: most }, (_, turn) => byLine.flatMap((each) => each[turn] ?? [])).flat();
  const ends = new Set(trains.flatMap(({ from, to }) => [from, to]));
  return { trains, byId: new Map(trains.map((train) => [train.id, train])), ends: [...ends] };
}
