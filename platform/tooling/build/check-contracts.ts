interface Version {
  major: number;
  minor: number;
  patch: number;
}

function parse(text: string): Version | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) return undefined;
  return { major: Number(major), minor: Number(minor), patch: Number(patch) };
}

/**
 * Contracts change by addition within a major: `^1.2.0` is good for 1.2.0 up to, not including, 2.0.0.
 * @throws on a range of any other form
 */
export function satisfiesContracts(range: string, version: string): boolean {
  const wanted = range.startsWith('^') ? parse(range.slice(1)) : undefined;
  const have = parse(version);
  if (!wanted || !have) throw new Error(`The contracts range ${range} has to be ^major.minor.patch.`);
  if (wanted.major !== have.major) return false;
  return have.minor > wanted.minor || (have.minor === wanted.minor && have.patch >= wanted.patch);
}
