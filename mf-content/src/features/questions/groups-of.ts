import type { ContentBlock, ContentPage } from '@alisio/shared-contracts/content';
import { WordSearch } from '@alisio/shared-contracts/text-search';

export interface Question {
  id: string;
  asked: string;
  answer: ContentBlock[];
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}

/** The words of an answer, for who searches and for search engines. */
export const answerText = (answer: readonly ContentBlock[]): string =>
  answer
    .flatMap((block) => {
      if (block.kind === 'paragraph') return [block.line];
      return block.kind === 'list' ? block.items : [];
    })
    .map((line) => line.map(({ text }) => text).join(''))
    .join(' ');

/** The questions of a page, by its headings: groups of the second level, questions of the third. */
function allGroups({ body }: ContentPage): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  for (const block of body) {
    if (block.kind === 'heading' && block.level === 2) {
      groups.push({ id: block.id, title: block.text, questions: [] });
    } else if (block.kind === 'heading') {
      groups.at(-1)?.questions.push({ id: block.id, asked: block.text, answer: [] });
    } else {
      groups.at(-1)?.questions.at(-1)?.answer.push(block);
    }
  }
  return groups;
}

export interface FoundQuestions {
  groups: QuestionGroup[];
  /** of all groups */
  count: number;
  /** what was looked for, where what was typed stands in no question or answer */
  insteadOf?: string;
}

const counted = (groups: QuestionGroup[]) => ({
  groups,
  count: groups.reduce((sum, { questions }) => sum + questions.length, 0),
});

/** Groups with the questions that say what is searched, in question or answer; all of them without words. */
export function questionsFor(page: ContentPage, words = ''): FoundQuestions {
  const groups = allGroups(page);
  if (words === '') return counted(groups);
  const all = groups.flatMap(({ title, questions }) => questions.map((question) => ({ question, title })));
  const search = new WordSearch(all, ({ question: { asked, answer }, title }) => [
    asked,
    title,
    answerText(answer),
  ]);
  const { items, ...told } = search.find(words);
  const found = new Set(items.map(({ question }) => question));
  const left = groups
    .map((group) => ({ ...group, questions: group.questions.filter((question) => found.has(question)) }))
    .filter(({ questions }) => questions.length > 0);
  return { ...counted(left), ...told };
}

/** The questions as search engines read them. */
export const questionsData = (page: ContentPage): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: allGroups(page).flatMap(({ questions }) =>
    questions.map(({ asked, answer }) => ({
      '@type': 'Question',
      name: asked,
      acceptedAnswer: { '@type': 'Answer', text: answerText(answer) },
    })),
  ),
});
