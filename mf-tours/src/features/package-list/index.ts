export { loadPackages } from './load-packages.ts';
export { PackageList } from './package-list.tsx';
export { SearchedBar } from './searched-bar.tsx';
export { type PackagesOfSearch, usePackages } from './use-packages.ts';
