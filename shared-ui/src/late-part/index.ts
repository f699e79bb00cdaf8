export { lateComponent } from './late-component.tsx';
export { painted } from './moments.ts';
export { useLatePart } from './use-late-part.ts';
export { useNear } from './use-near.ts';
