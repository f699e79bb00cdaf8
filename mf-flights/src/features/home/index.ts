export { DestinationWall } from './destination-wall.tsx';
export { Backdrop, Hero, Words } from './home-styles.tsx';
export { HowItWorks, PhoneDeals } from './near-parts.tsx';
