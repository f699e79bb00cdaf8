import { breaks, type ContractsUser } from '../../../shared-contracts/compatibility/breaks.ts';
import { describeContracts } from '../../../shared-contracts/compatibility/describe.ts';
import { recordedContracts } from '../../../shared-contracts/compatibility/recorded.ts';
import type { HostRelease, RemoteRelease } from '../../sdk/registry/index.ts';
import { keptFacts } from './kept-releases.ts';
import { namesProvided, type SharedNames } from './shared-names.ts';

type Release = HostRelease | RemoteRelease;

const labelOf = ({ name, version }: Release): string => `${name} ${version}`;

const userOf = (release: Release): ContractsUser => ({
  label: labelOf(release),
  isHost: release.name === 'host',
  names: release.contractNames ?? {},
});

/** Names that a remote takes from the shell, and that today's has not. */
function lacking(release: Release, provided: SharedNames): string[] {
  const uses = 'uses' in release ? release.uses : {};
  return Object.entries(uses).flatMap(([module, names]) =>
    names
      .filter((name) => !provided[module]?.includes(name))
      .map((name) => `${labelOf(release)} would break: ${name} of ${module} is gone.`),
  );
}

/** What today's tree takes from the kept releases: a sentence for each, with who and what; none while all live on. */
export async function previousBreaks(): Promise<string[]> {
  const [releases, provided, today] = [await keptFacts(), await namesProvided(), await describeContracts()];
  const users = releases.map(userOf);
  return [
    ...releases.flatMap((release) => lacking(release, provided)),
    ...[...recordedContracts().values()].flatMap((before) => breaks(before, today, users)),
  ];
}

/** @throws with every release that would break and by what */
export async function checkPrevious(): Promise<void> {
  const found = await previousBreaks();
  if (found.length > 0)
    throw new Error(`Releases of before could not live with this shell.\n${found.join('\n')}`);
}
