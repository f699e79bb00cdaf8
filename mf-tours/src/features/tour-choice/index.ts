export { readSaidChoice, type SaidChoice, withChoice } from './choice-address.ts';
export { ChooseTour } from './choose-tour.tsx';
export { type Chosen, chosenOf } from './chosen.ts';
export { LatePriceChanged, LateTourTrouble } from './late-trouble.ts';
export { TourBar } from './tour-bar.tsx';
export { TourByPhone } from './tour-by-phone.tsx';
export { TourTotal } from './tour-total.tsx';
