import type { PartProps } from '@alisio/platform/sdk/remote';
import { particulars, productName } from '@alisio/shared-contracts/orders';
import { codeIn, EnquiryForm } from '../features/call-me-back/index.ts';

/** What a page says of its product; nothing of what does not fit: the code alone goes with the enquiry then. */
function productIn({ product, details }: PartProps['given']) {
  const [name, said] = [productName.safeParse(product), particulars.safeParse(details)];
  return name.success && said.success ? { product: name.data, details: said.data } : {};
}

/**
 * `mf-content/call-me-back`: the enquiry form of §3 in a page of what is sold by a person. It is given `about`, the code
 * that is dictated, and the `product` with the `details` that the API asks of it.
 */
export default function CallMeBackPart({ given }: PartProps) {
  const about = typeof given.about === 'string' ? codeIn(given.about) : '';
  return <EnquiryForm about={about} of={productIn(given)} />;
}
