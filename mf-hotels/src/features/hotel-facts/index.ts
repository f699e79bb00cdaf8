export { AmenityList } from './amenity-list.tsx';
export { Anchors } from './anchors.tsx';
export { GoodToKnow } from './good-to-know.tsx';
export { GuestScores } from './guest-scores.tsx';
export { HotelGallery } from './hotel-gallery.tsx';
export { HotelHead } from './hotel-head.tsx';
export { NearList } from './near-list.tsx';
export { Section } from './section.tsx';
