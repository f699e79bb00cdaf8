/** Degrees, north and east positive. */
export interface MapPoint {
  lat: number;
  lon: number;
}

/** What stands on a map at a place. */
export interface MapPin extends MapPoint {
  id: string;
  /** on its bubble: "US$ 684" */
  text: string;
  /** read out: "Casa del Aljibe, US$ 684" */
  label: string;
}

export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What a map draws beneath its pins: rings and lines as `[lon, lat, lon, lat …]`. */
export interface MapGround {
  land: readonly (readonly (readonly number[])[])[];
  parks: readonly (readonly number[])[];
  roads: readonly { isMain: boolean; line: readonly number[] }[];
  places: readonly { kind: 'town' | 'area'; name: string; lat: number; lon: number; weight: number }[];
}

/** A piece of the world, by the tiles that web maps share. */
export interface MapCell {
  zoom: number;
  x: number;
  y: number;
}

/** Brings the ground of a piece of the world. A failure leaves that piece empty. */
export type AskGround = (cell: MapCell) => Promise<MapGround>;

export interface MapLabels {
  /** what the map shows: "Mapa de los hoteles de Cartagena" */
  title: string;
  /** how its prices are walked through, read out */
  keys: string;
  zoomIn: string;
  zoomOut: string;
  /** several at one place: "12 hoteles, desde US$ 68" */
  several: (pins: readonly MapPin[]) => string;
  /** searches where the map is now; without it nobody can */
  searchHere?: string;
  loading: string;
  /** where it cannot be drawn; what is beside it is whole */
  cannot: string;
  failed: string;
  retry: string;
  /** whose the ground is, and that its streets are nobody's */
  source: string;
}

export interface PinMapProps {
  /** best first: where two would cover each other, the first one's price stands for both */
  pins: readonly MapPin[];
  /** the one place that the map is about; without it the map shows all pins */
  place?: MapPoint;
  /** id of the pin that a hand or the focus is on, here or in the list beside it */
  active?: string | undefined;
  onActive?: (id: string | undefined) => void;
  onChoose?: (pin: MapPin) => void;
  /** offers to search where the map was moved to. Its middle, and how far its corners lie, kilometres */
  onSearchHere?: (middle: MapPoint, radiusKm: number) => void;
  ground: AskGround;
  /** address of a style of real tiles in place of the ground of ours */
  styleUrl?: string | undefined;
  labels: MapLabels;
  className?: string;
}
