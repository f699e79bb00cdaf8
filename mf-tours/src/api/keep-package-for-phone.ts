import { callApi } from '@alisio/platform/sdk/api';
import { keepPackageForPhone } from '@alisio/shared-contracts/endpoints';

/** Keeps a package that is shown with its code, so that an agent finds it by the code. */
export const keepPackage = (flightId: string, hotelCode: string, rateKeys: string[]) =>
  callApi(keepPackageForPhone, { body: { flightId, hotelCode, rateKeys } });
