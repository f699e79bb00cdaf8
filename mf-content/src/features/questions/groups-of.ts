import type { ContentBlock, ContentPage } from '@alisio/shared-contracts/content';

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

/** As it is looked for: without accents and case. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

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

/** Groups with the questions that say all of these words, in question or answer; all of them without words. */
export function groupsOf(page: ContentPage, words = ''): QuestionGroup[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return allGroups(page)
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ asked, answer }) => {
        const said = folded(`${asked} ${answerText(answer)}`);
        return wanted.every((word) => said.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
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
