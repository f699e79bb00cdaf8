export { TrainPicture, type TrainPictureProps } from './train-picture.tsx';
export { TrainScene } from './train-scene.tsx';
