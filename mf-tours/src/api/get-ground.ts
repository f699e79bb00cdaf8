import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { getGround } from '@alisio/shared-contracts/endpoints';
import { type Ground, type GroundCell, nameOfCell } from '@alisio/shared-contracts/maps';

/** The ground of a piece of the world, its places named in a language. The browser keeps it for a day. */
export const askGround = (cell: GroundCell, language: Language): Promise<Ground> =>
  callApi(getGround, { params: { cell: nameOfCell(cell) }, query: { language } });
