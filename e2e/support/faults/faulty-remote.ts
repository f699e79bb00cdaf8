import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpareRemote, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';

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

/** Releases a remote for the fault table: of one light page, and with every part that a page can lack. */
export async function releaseFaultyRemote(dataDir: string): Promise<SpareRemote> {
  const spare = await makeSpareRemote({ name: 'mf-generated', path: '/generada' });
  await writeFile(join(spare.folder, 'src/pages/spare-page.tsx'), PAGE);
  await spare.release(dataDir);
  return spare;
}
