export { does, type ThreadModule, type ThreadWork, type Workers, type WorkKind } from './work.ts';
export { WorkThreads } from './work-threads.ts';
