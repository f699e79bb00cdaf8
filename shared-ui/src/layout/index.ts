export { BottomBar } from './bottom-bar.tsx';
export { Card } from './card.tsx';
export { Grid2, Row, Stack, Wrap } from './layout.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
