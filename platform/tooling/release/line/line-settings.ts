type Environment = Readonly<Record<string, string | undefined>>;

/** `LOOK_AGAIN_MS` (4000): after this the pages of a release are looked at once more before it goes live. */
export const lookAgainMs = (environment: Environment = process.env): number => {
  const asked = Number(environment.LOOK_AGAIN_MS || 4000);
  if (!Number.isInteger(asked) || asked < 0) throw new Error('LOOK_AGAIN_MS has to be whole milliseconds.');
  return asked;
};
