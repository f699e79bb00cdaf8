import { type ActivityInCart, type AskedQuestion, answerNames } from '@alisio/shared-contracts/activities';

const ANSWERS = {
  text: 'Hotel Central',
  number: (question: AskedQuestion) => Math.round(((question.min ?? 0) + (question.max ?? 100)) / 2),
  agreement: true,
} as const;

function answerTo(question: AskedQuestion): string | number | boolean {
  if (question.type === 'text') return ANSWERS.text;
  if (question.type === 'number') return ANSWERS.number(question);
  return question.type === 'choice' ? (question.options?.[0]?.value ?? '') : ANSWERS.agreement;
}

/** All that an operator asks for, answered. */
export const answered = ({
  questions,
  paxes,
}: ActivityInCart): Record<string, string | number | boolean> => ({
  leadFirstName: 'Lucía',
  leadLastName: 'Rivera',
  ...Object.fromEntries(
    questions.flatMap((question) =>
      answerNames(question, paxes.length).map((name) => [name, answerTo(question)]),
    ),
  ),
});
