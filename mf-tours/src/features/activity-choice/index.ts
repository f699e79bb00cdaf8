export { ActivityBar } from './activity-bar.tsx';
export { ActivityTotal } from './activity-total.tsx';
export { type ActivityChoice, readChoice } from './choice-address.ts';
export { ChooseDay } from './choose-day.tsx';
export { ChooseDetails } from './choose-details.tsx';
export { ChooseHour } from './choose-hour.tsx';
export { ChoosePeople } from './choose-people.tsx';
export { askedDays, chosenSession } from './choose-session.ts';
export { ActivityTroubleAlert } from './late-notices.ts';
