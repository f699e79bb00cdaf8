import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toolEnvironment } from '@alisio/platform/testing/tool-environment.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface CommandEnd {
  code: number;
  /** all that it said */
  said: string;
}

/** A command of the release line, as a team runs it. */
export type ReleaseCommand = 'release' | 'rollback' | 'releases';

export interface CommandTarget {
  /** of the remote that the command is about */
  folder: string;
  dataDir: string;
  siteUrl: string;
  /** after how many milliseconds pages are looked at again; as for everybody unless told */
  lookAgainMs?: number;
  /** to read reports with; none unless told */
  operatorKey?: string;
}

/** Runs a command of the release line to its end. */
export const releaseCommand = (
  command: ReleaseCommand,
  { folder, dataDir, siteUrl, lookAgainMs, operatorKey }: CommandTarget,
  ...args: string[]
): Promise<CommandEnd> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(root, `platform/tooling/release/${command}-command.ts`),
        ...args,
      ],
      {
        cwd: folder,
        env: {
          ...toolEnvironment(),
          DATA_DIR: dataDir,
          SITE_URL: siteUrl,
          RELEASED_BY: 'A team',
          ...(operatorKey === undefined ? {} : { OPERATOR_KEY: operatorKey }),
          ...(lookAgainMs === undefined ? {} : { LOOK_AGAIN_MS: String(lookAgainMs) }),
        },
      },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });
