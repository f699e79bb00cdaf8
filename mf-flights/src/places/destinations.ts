/** Places with a poster of their own, whose name is a text `places.<code>`. The first one is large. */
export const DESTINATIONS = ['CTG', 'MEX', 'MAD', 'LIM', 'NYC', 'BOG'] as const;

/** How many stand on the wall: one large and four beside it. */
export const ON_THE_WALL = 5;

/** Cities of several airports. */
export const isCity = (code: string): boolean => code === 'NYC';
