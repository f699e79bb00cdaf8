/** A place drawn by hand. Its drawing is a file: a picture costs the page no script. */
export interface DrawnPlace {
  /** Address of the drawing. */
  file: string;
  /** As in its scene: the height that stays in the middle of a wide frame. */
  focus: number;
  /** IATA codes of the city, and of its airports where those differ; empty for a theme. */
  codes: string;
}

/** The drawn places of one half of the world. */
export type CataloguePart = Readonly<Record<string, DrawnPlace>>;
