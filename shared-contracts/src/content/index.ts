export {
  ALLIANCES,
  type Alliance,
  type ContentAirline,
  type ContentAirlineCard,
  type ContentBagSize,
  contentAirline,
  contentAirlineCard,
} from './airline.ts';
export {
  CONTENT_PARTS,
  type ContentBlock,
  type ContentPartName,
  type ContentSpan,
  contentBlock,
} from './block.ts';
export { CONTENT_DRAWINGS, type ContentDrawing, isContentDrawing } from './drawings.ts';
export {
  type ContentCard,
  type ContentFacts,
  type ContentKind,
  type ContentPage,
  type ContentPlace,
  type ContentWeather,
  contentCard,
  contentFacts,
  contentPage,
  contentPlace,
  contentWeather,
} from './page.ts';
export {
  AIRLINES_PAGE,
  airlineHref,
  articleHref,
  CONTENT_SECTIONS,
  type ContentSection,
  countryPageHref,
  isSectionPage,
  SECTION_PAGES,
  type SectionPage,
  sectionHref,
  sectionPageIn,
  sectionsOf,
} from './sections.ts';
