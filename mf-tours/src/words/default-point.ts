import { DEFAULT_STAY_POINT } from '@alisio/shared-contracts/hotels';

/** §3's fixed point in Colombia: what is searched around where nobody says where. */
export const DEFAULT_POINT = DEFAULT_STAY_POINT;
