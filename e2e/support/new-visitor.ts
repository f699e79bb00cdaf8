/** A browser that has chosen nothing yet, not even the currency of the other journeys. */
export const NEW_VISITOR = { cookies: [], origins: [] };
