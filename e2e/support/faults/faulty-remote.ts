import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { makeRemoteWithParts } from '../remote-with-parts.ts';

/** A page with something of every kind that a page can be made of: texts, and a library of the shell's. */
const PAGE = `import { createQueryClient } from '@alisio/platform/sdk/query';
import { useTexts } from '@alisio/platform/sdk/i18n';

const kept = createQueryClient();

export default function SparePage() {
  const { t } = useTexts('generated');
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{kept.isFetching()}</p>
    </>
  );
}
`;

/**
 * Releases a remote for the fault table: of one light page, with every part that a page can lack, and with parts for the
 * home and for an address that leads nowhere.
 */
export async function releaseFaultyRemote(dataDir: string): Promise<SpareRemote> {
  const spare = await makeRemoteWithParts({ name: 'mf-generated', path: '/generada' });
  await writeFile(join(spare.folder, 'src/pages/spare-page.tsx'), PAGE);
  await spare.release(dataDir);
  return spare;
}
