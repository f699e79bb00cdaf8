export { BetterFlight } from './better-flight.tsx';
export { loadPackages } from './load-packages.ts';
export { PackageList } from './package-list.tsx';
export { SearchedBar } from './searched-bar.tsx';
export { SharedFlight } from './shared-flight.tsx';
export { type PackagesOfSearch, usePackages } from './use-packages.ts';
