export { groupsOf, questionsData } from './groups-of.ts';
export { QuestionGroups } from './question-groups.tsx';
