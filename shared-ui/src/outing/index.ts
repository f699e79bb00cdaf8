export { OutingPicture, type OutingPictureProps } from './outing-picture.tsx';
