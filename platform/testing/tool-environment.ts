/**
 * What a process of the tree's tools needs of this one's environment: nothing that a test was told itself. Where
 * compiled code is kept, as journeys do, a tool that is started again begins in half its time.
 */
export const toolEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, CHROMIUM_PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, CHROMIUM_PATH, NODE_COMPILE_CACHE };
};
