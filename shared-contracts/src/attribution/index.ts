export {
  ATTRIBUTION_LIFETIME_MS,
  type Attribution,
  attribution,
  NO_ATTRIBUTION,
} from './attribution.ts';
export { attributionOf, type Landing } from './landing.ts';
