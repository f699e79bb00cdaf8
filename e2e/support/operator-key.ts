/** Of the servers that the journeys start. */
export const OPERATOR_KEY = 'key-of-the-journeys-operators';
