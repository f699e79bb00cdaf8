/** A place as a drawing of 300 by 400. */
export interface Scene {
  /** Height of its silhouette's middle: a wide frame cuts around it and not through it. */
  focus: number;
  /** SVG of its layers from far to near. `id` begins every id inside, so that two on a page do not meet. */
  draw: (id: string) => readonly string[];
}
