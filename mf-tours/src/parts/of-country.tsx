import type { PartProps } from '@alisio/platform/sdk/remote';
import { ToursOfCountry } from '../features/tour-countries/index.ts';

/** `mf-tours/of-country`: tours through a country of which a text tells, by its slug; nothing without one. */
export default function OfCountryPart({ given: { slug } }: PartProps) {
  return typeof slug === 'string' && /^[a-z][a-z-]*$/.test(slug) ? <ToursOfCountry slug={slug} /> : null;
}
