import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseDocument } from '../sdk/registry/index.ts';
import { buildRemote } from '../tooling/build/index.ts';
import type { Site } from '../tooling/release/index.ts';
import { readRemoteBuild } from '../tooling/release/versions/built-folder.ts';
import { publishBuild } from '../tooling/release/versions/publish-build.ts';
import { copyOfTree } from './copied-workspace.ts';

/**
 * Builds a remote of the tree with another text in it and publishes that; nothing is live by it.
 * @param workspace `mf-content`
 */
export async function publishAnotherVersion(site: Site, workspace: string): Promise<ReleaseDocument> {
  const work = await mkdtemp(join(tmpdir(), 'alisio-another-'));
  try {
    const { folder, editText } = await copyOfTree(join(work, 'tree'), workspace);
    await editText();
    await buildRemote(folder);
    return await publishBuild(site, {
      build: await readRemoteBuild(folder),
      folder,
      by: 'proof',
      at: new Date(),
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
