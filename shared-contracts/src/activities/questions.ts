import { cleanText } from '../rules/clean-text.ts';
import { z } from '../zod/index.ts';
import { activityStart, saidTexts } from './codes.ts';

/** How a question is answered: a line, a whole number, one of some, or a yes that it cannot do without. */
export const QUESTION_TYPES = ['text', 'number', 'choice', 'agreement'] as const;

/** Longest line that answers a question, unless it says less. */
export const ANSWER_LENGTH = 120;

/** What an operator asks of who goes. Texts in the language that was asked in. */
export const question = z.strictObject({
  /** names its answer among the particulars (`answerName`) */
  code: z.string().check(z.regex(/^[a-z][a-zA-Z]{1,29}$/)),
  text: z.string(),
  /** what the answer is for, or how it is meant */
  help: z.optional(z.string()),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  /** each person answers it; else one for all */
  perPerson: z.boolean(),
  /** asked only of who comes like that */
  when: z.optional(activityStart),
  /** of a choice: `value` is what is sent */
  options: z.optional(z.array(z.strictObject({ value: z.string(), label: z.string() }))),
  /** of a number, both among them */
  min: z.optional(z.int()),
  max: z.optional(z.int()),
  /** of a number: `kg`, `cm` */
  unit: z.optional(z.string()),
  /** of a line, signs */
  maxLength: z.optional(z.int()),
});
export type Question = z.infer<typeof question>;

/** The same as a cart and a booking keep it: in every language that the operator says it in. */
export const askedQuestion = z.extend(z.omit(question, { text: true, help: true, options: true }), {
  text: saidTexts,
  help: z.optional(saidTexts),
  options: z.optional(z.array(z.strictObject({ value: z.string(), label: saidTexts }))),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** Of a question what decides whether an answer fits. */
export type AskedOf = Pick<
  Question,
  'code' | 'type' | 'required' | 'perPerson' | 'min' | 'max' | 'maxLength'
> & {
  options?: readonly { value: string }[] | undefined;
};

/** The names of the answers to a question: one, or one for each person from 1 (`weight1`). @param people how many go */
export const answerNames = (
  { code, perPerson }: Pick<AskedOf, 'code' | 'perPerson'>,
  people: number,
): string[] => (perPerson ? Array.from({ length: people }, (_, at) => `${code}${at + 1}`) : [code]);

/** Who the operator calls and looks for: one name for the whole party, as particulars. */
export const LEAD_NAMES = ['leadFirstName', 'leadLastName'] as const;

/** Why an answer does not fit. */
export type AnswerProblem =
  | 'required'
  | 'not-a-text'
  | 'too-long'
  | 'not-a-number'
  | 'too-small'
  | 'too-big'
  | 'not-a-choice'
  | 'not-agreed';

function textProblem(
  said: string,
  { required, maxLength = ANSWER_LENGTH }: AskedOf,
): AnswerProblem | undefined {
  if (required && cleanText(said, maxLength) === '') return 'required';
  return Array.from(said).length > maxLength ? 'too-long' : undefined;
}

function numberProblem(
  said: number,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: AskedOf,
): AnswerProblem | undefined {
  if (!Number.isInteger(said)) return 'not-a-number';
  return said < min ? 'too-small' : said > max ? 'too-big' : undefined;
}

/**
 * What is wrong with an answer; nothing for one that fits. The same in a browser and on the server.
 * @param said a text, a whole number, or whether it is agreed to; undefined for none
 */
export function answerProblem(asked: AskedOf, said: unknown): AnswerProblem | undefined {
  if (asked.type === 'agreement') {
    if (said === true) return undefined;
    return asked.required || (said !== undefined && said !== false) ? 'not-agreed' : undefined;
  }
  if (said === undefined || said === '') return asked.required ? 'required' : undefined;
  if (asked.type === 'number') return typeof said === 'number' ? numberProblem(said, asked) : 'not-a-number';
  if (asked.type === 'choice')
    return asked.options?.some(({ value }) => value === said) ? undefined : 'not-a-choice';
  return typeof said === 'string' ? textProblem(said, asked) : 'not-a-text';
}
