export { askAgain } from './ask-again.ts';
export { BelowFirstView, RoomBelow, useBelowFirstView } from './below-first-view.tsx';
export { drawnComponent } from './drawn-component.tsx';
export { whenFirstViewDone, whenIdle } from './first-view.ts';
export { type LateCode, lateCode } from './late-code.ts';
export { lateComponent } from './late-component.tsx';
export { painted } from './moments.ts';
export { useLatePart } from './use-late-part.ts';
export { useNear } from './use-near.ts';
