import { getGround } from '@alisio/shared-contracts/endpoints';
import { type Ground, type GroundCell, nameOfCell } from '@alisio/shared-contracts/maps';
import { callApi } from '../api/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { useSite } from '../visitor/index.ts';

/** What a map is drawn from; `PinMap` of `shared-ui/map` takes it as it is. */
export interface MapSource {
  /** a map service's, where the site has one */
  styleUrl: string | undefined;
  /** The ground of a piece of the world, its places named in the reader's language. The browser keeps it for a day. */
  ground: (cell: GroundCell) => Promise<Ground>;
}

/** What the site's maps are drawn from (`docs/decisions/0053-maps-without-an-outside-service.md`). */
export function useMapSource(): MapSource {
  const language = useLanguage();
  return {
    styleUrl: useSite()?.map?.styleUrl,
    ground: (cell) => callApi(getGround, { params: { cell: nameOfCell(cell) }, query: { language } }),
  };
}
