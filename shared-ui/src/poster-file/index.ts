export { drawnPlaces } from '../poster/catalogue.ts';
export { isDrawn, type PosterFile, posterFile } from './poster-file.ts';
