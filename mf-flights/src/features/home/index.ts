export { BeyondRow } from './beyond-row.tsx';
export { DestinationWall } from './destination-wall.tsx';
export { FinderTabs } from './finder-tabs.tsx';
export { Backdrop, Hero, Words } from './home-styles.tsx';
export { HowItWorks } from './how-it-works.tsx';
export { PhoneDeals } from './phone-deals.tsx';
export { useHomeForm } from './use-home-form.ts';
