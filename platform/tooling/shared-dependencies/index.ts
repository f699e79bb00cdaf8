export * from './federation-shared.ts';
export * from './table.ts';
