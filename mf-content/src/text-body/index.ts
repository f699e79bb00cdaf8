export { Prose } from './body-styles.tsx';
export { TextBody } from './text-body.tsx';
