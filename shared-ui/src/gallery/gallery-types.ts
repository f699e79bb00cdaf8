import type { PhotoFile } from '../photo/index.ts';

export interface GalleryPicture {
  id: string;
  /** What is to be seen. */
  alt: string;
  photo?: PhotoFile;
  /** Its poster is shown where there is no photo, or it does not arrive. */
  place?: string;
}

export interface GalleryLabels {
  /** Names the whole: "Fotos de Casa del Aljibe". */
  title: string;
  /** Opens the viewer: "Ver las 12 fotos". */
  all: string;
  close: string;
  previous: string;
  next: string;
  /** "3 de 12". */
  counter: (position: number, count: number) => string;
}
