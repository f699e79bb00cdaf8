export { type FigureDrawing, isFigureDrawing } from './catalogue.ts';
export { Figure, type FigureProps } from './figure.tsx';
