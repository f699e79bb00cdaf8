import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/index.ts';
import { ContentLibrary, type LibrarySettings } from './library.ts';
import { contentRoutes } from './routes.ts';

type ContentSettings = Pick<
  Settings,
  'CONTENT_DIR' | 'CONTENT_PREVIEW_KEY' | 'CONTENT_TEXTS_PER_MINUTE' | 'CONTENT_SEARCHES_PER_MINUTE'
>;

/** Opens the texts of the settings' folder, and all calls of them. What is wrong with a text is told in the log. */
export async function contentDomain(
  app: FastifyInstance,
  {
    settings,
    clock,
    places,
  }: { settings: ContentSettings; clock: () => Date; places: LibrarySettings['places'] },
): Promise<void> {
  const library = await ContentLibrary.open({
    folder: settings.CONTENT_DIR,
    places,
    onProblems: (problems) => {
      for (const { file, what } of problems) app.log.error({ file }, `${file} ${what}`);
    },
  });
  await contentRoutes(app, {
    library,
    clock,
    previewKey: settings.CONTENT_PREVIEW_KEY,
    perMinute: { texts: settings.CONTENT_TEXTS_PER_MINUTE, searches: settings.CONTENT_SEARCHES_PER_MINUTE },
  });
}
