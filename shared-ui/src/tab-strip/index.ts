export { type StripItem, TabStrip, type TabStripProps } from './tab-strip.tsx';
