export { Photo, type PhotoFile, type PhotoProps, type PhotoSource } from './photo.tsx';
