export { stayDrawing } from './catalogue.ts';
export { HOURS_OF_DAY } from './hours.ts';
export { StayPicture, type StayPictureProps } from './stay-picture.tsx';
