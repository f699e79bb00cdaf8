export { ActivityHead } from './activity-head.tsx';
export { Included } from './included.tsx';
export { WhatHappens } from './what-happens.tsx';
export { WhereItBegins } from './where-it-begins.tsx';
export { WhoItSuits } from './who-it-suits.tsx';
