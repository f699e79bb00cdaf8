export { PriceChangedNotice, StayTroubleAlert } from './late-notices.ts';
export { PICK, readPicks, SLOT } from './picks.ts';
export { StayBar } from './stay-bar.tsx';
export { StayRooms } from './stay-rooms.tsx';
export { checkStay, slotOfNow, staySlots } from './stay-slots.ts';
export { staySum } from './stay-sum.ts';
export { StayTotal } from './stay-total.tsx';
export { useStayWords } from './stay-words.ts';
