export { CancellationSection } from './cancellation-section.tsx';
