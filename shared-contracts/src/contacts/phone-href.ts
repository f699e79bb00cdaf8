/**
 * The address that dials a number, however it is written for people. A file of its own, since the shell's first script
 * takes nothing else of the contacts.
 */
export const phoneHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
