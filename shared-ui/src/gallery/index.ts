export { Gallery, type GalleryProps } from './gallery.tsx';
export type { GalleryLabels, GalleryPicture } from './gallery-types.ts';
