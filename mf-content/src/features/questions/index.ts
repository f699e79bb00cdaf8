export { GroupLinks } from './group-links.tsx';
export { questionsData, questionsFor } from './groups-of.ts';
export { QuestionGroups } from './question-groups.tsx';
