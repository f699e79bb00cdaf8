import { callApi } from '@alisio/platform/sdk/api';
import { type BodyOf, keepPackageForPhone } from '@alisio/shared-contracts/endpoints';

/** Keeps a package that is shown with its code, so that an agent finds it by the code. */
export const keepPackage = (body: BodyOf<typeof keepPackageForPhone>) =>
  callApi(keepPackageForPhone, { body });
