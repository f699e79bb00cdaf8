import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface CommandEnd {
  code: number;
  /** all that it said */
  said: string;
}

/** A command of the release line, as a team runs it. */
export type ReleaseCommand = 'release' | 'rollback' | 'releases';

/**
 * Runs a command of the release line to its end.
 * @param folder of the remote that it is about
 */
export const releaseCommand = (
  command: ReleaseCommand,
  { folder, dataDir, siteUrl }: { folder: string; dataDir: string; siteUrl: string },
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
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          CHROMIUM_PATH: process.env.CHROMIUM_PATH,
          DATA_DIR: dataDir,
          SITE_URL: siteUrl,
          RELEASED_BY: 'A team',
        },
      },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });
