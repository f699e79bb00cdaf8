export { CallAndAsk } from './call-and-ask.tsx';
export { CruiseBar } from './cruise-bar.tsx';
export { useKeptForPhone } from './use-kept-for-phone.ts';
