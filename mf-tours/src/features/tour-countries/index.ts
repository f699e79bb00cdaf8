export { CountryWall } from './country-wall.tsx';
export { HowItWorks } from './how-it-works.tsx';
export { posterOfCountry } from './poster-of-country.ts';
export { ToursOfCountry } from './tours-of-country.tsx';
