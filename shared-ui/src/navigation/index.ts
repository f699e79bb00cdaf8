export { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';
export { Chip, type ChipProps } from './chip.tsx';
export { DayStrip, type DayStripItem, type DayStripProps } from './day-strip.tsx';
export { Pagination, type PaginationProps } from './pagination.tsx';
export { ProcessSteps, type ProcessStepsProps } from './process-steps.tsx';
export { SortTabs, type SortTabsProps } from './sort-tabs.tsx';
