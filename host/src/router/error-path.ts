/** The page of internal errors (§2) by an address of its own, answered with status 500: for tests and monitors. */
export const ERROR_PATH = '/505';
