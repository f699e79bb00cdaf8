import { errorsOf, type FieldErrors, type Fields, filledText, isOn } from '@alisio/platform/sdk/forms';
import {
  type ActivityInCart,
  type AskedQuestion,
  answerNames,
  answerProblem,
  LEAD_NAMES,
} from '@alisio/shared-contracts/activities';
import type { Particulars } from '@alisio/shared-contracts/orders';
import { isPersonName } from '@alisio/shared-contracts/rules';
import type { TravellerName } from '../product.ts';

type Asked = Pick<ActivityInCart, 'questions' | 'paxes'>;

/** An answer as it is sent: what was typed as a number is one, where it is one; nothing where nothing was said. */
function answerOf({ type }: Pick<AskedQuestion, 'type'>, fields: Fields, name: string) {
  if (type === 'agreement') return isOn(fields, name) || undefined;
  const typed = filledText(fields, name);
  return type === 'number' && typed !== undefined && /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
}

/** The fields of a question. `person`: from 1; none of what is asked once for all. */
export const fieldsOf = (question: AskedQuestion, { paxes }: Asked): { name: string; person?: number }[] =>
  answerNames(question, paxes.length).map((name, at) =>
    question.perPerson ? { name, person: at + 1 } : { name },
  );

const allFields = (asked: Asked) =>
  asked.questions.flatMap((question) => fieldsOf(question, asked).map(({ name }) => ({ question, name })));

function nameError(said: string | undefined, missing: string): string | undefined {
  if (!said) return missing;
  return isPersonName(said) ? undefined : 'person-name';
}

/** Somebody answers for the party, and each question of the operator has an answer that it takes. */
export function answerErrors(fields: Fields, asked: Asked): FieldErrors {
  const [first, last] = LEAD_NAMES;
  const answers = allFields(asked).map(({ question, name }) => {
    const problem = answerProblem(question, answerOf(question, fields, name));
    return [name, problem && `answer-${problem}`] as const;
  });
  return errorsOf({
    [first]: nameError(filledText(fields, first), 'lead-first-required'),
    [last]: nameError(filledText(fields, last), 'lead-last-required'),
    ...Object.fromEntries(answers),
  });
}

/** What is sent: answers to this activity's questions only, whatever the draft has of another one. */
export function answerParticulars(fields: Fields, asked: Asked): Particulars {
  const names = LEAD_NAMES.map((name) => [name, filledText(fields, name)] as const);
  const answers = allFields(asked).map(
    ({ question, name }) => [name, answerOf(question, fields, name)] as const,
  );
  const said = [...names, ...answers].flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(said);
}

/** The party is expected under the first name, where somebody was named with another item. */
export function leadOf([lead]: readonly TravellerName[]): Fields {
  const [first, last] = LEAD_NAMES;
  return lead ? { [first]: lead.first, [last]: lead.last } : {};
}
