/** A move that may not be; its message is for the person who asked for it. */
export class Refused extends Error {}
