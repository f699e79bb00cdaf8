import {
  type ActivityCancellationPolicy,
  type AskedQuestion,
  answerNames,
  type BookedActivity,
  PAX_TYPES,
  saidText,
} from '@alisio/shared-contracts/activities';
import type { Language } from '@alisio/shared-contracts/languages';
import { formatMoney } from '@alisio/shared-contracts/money';
import type { Particulars } from '@alisio/shared-contracts/orders';
import type { PaperCode, PaperLine, PaperSection } from '../papers/index.ts';
import { fillIn } from '../texts/index.ts';
import { counted, languageName, whenText } from './activity-text.ts';
import { activityTexts } from './texts/activity-texts.ts';

const CURRENCY = 'USD';
const money = (amount: number, language: Language) => formatMoney(amount, CURRENCY, language);

const totalOf = ({ paxes, groupAmount }: BookedActivity): number =>
  paxes.reduce((sum, { amount }) => sum + amount, groupAmount ?? 0);

/** What becomes of the money, a line for each step. */
function cancellationLines(
  policies: readonly ActivityCancellationPolicy[],
  paid: number,
  language: Language,
): string[] {
  const { paper } = activityTexts(language);
  return policies.flatMap(({ dateFrom, amount }, at) => {
    const moment = dateFrom === undefined ? undefined : whenText(dateFrom, language);
    const free = at === 0 && moment !== undefined ? [fillIn(paper.free, { moment })] : [];
    if (amount >= paid)
      return [...free, moment ? fillIn(paper.nothingBackFrom, { moment }) : paper.nothingBack];
    return [
      ...free,
      fillIn(moment ? paper.keeps : paper.keepsNow, { moment: moment ?? '', price: money(amount, language) }),
    ];
  });
}

/** What each kind of person paid, or all together: lines that add up to the total. */
export function priceLines(booked: BookedActivity, language: Language): PaperLine[] {
  const { paper } = activityTexts(language);
  if (booked.groupAmount !== undefined)
    return [{ text: paper.group, aside: money(booked.groupAmount, language) }];
  return PAX_TYPES.flatMap((type) => {
    const paxes = booked.paxes.filter(({ paxType }) => paxType === type);
    const [first] = paxes;
    if (!first) return [];
    const people = counted(type, paxes.length, language);
    const text =
      paxes.length === 1 ? people : fillIn(paper.each, { people, price: money(first.amount, language) });
    return [
      {
        text,
        aside: money(
          paxes.reduce((sum, { amount }) => sum + amount, 0),
          language,
        ),
      },
    ];
  });
}

/** An answer in words; nothing where none was given, or only agreed to. */
function answerText(question: AskedQuestion, said: Particulars[string] | undefined, language: Language) {
  if (said === undefined || said === '' || typeof said === 'boolean') return undefined;
  const option = question.options?.find(({ value }) => value === said);
  if (option) return saidText(option.label, language);
  return question.unit ? `${said} ${question.unit}` : String(said);
}

const WHERE = 'pickUpHotel';

function answerLines(booked: BookedActivity, particulars: Particulars, language: Language): PaperLine[] {
  const { paper } = activityTexts(language);
  return booked.questions
    .filter(({ code }) => code !== WHERE)
    .flatMap((question) =>
      answerNames(question, booked.paxes.length).flatMap((name, at) => {
        const answer = answerText(question, particulars[name], language);
        if (answer === undefined) return [];
        const words = { question: saidText(question.text, language), answer, number: String(at + 1) };
        return [{ text: fillIn(question.perPerson ? paper.ofPerson : paper.answer, words), small: true }];
      }),
    );
}

function whereLines(booked: BookedActivity, particulars: Particulars, language: Language): PaperLine[] {
  const { paper } = activityTexts(language);
  const { start, said } = booked;
  const minutes = String(start.minutesBefore);
  const asked = particulars[WHERE];
  if (start.kind === 'pick-up')
    return [
      {
        text: fillIn(paper.pickUp, {
          where: typeof asked === 'string' ? asked : saidText(said.start, language),
        }),
      },
      { text: fillIn(paper.ready, { minutes }), small: true },
    ];
  return [
    { text: fillIn(paper.meeting, { name: saidText(said.start, language) }) },
    { text: saidText(said.startDescription, language), small: true },
  ];
}

/**
 * A booked activity in full, for papers: when and where, who it is for, what was answered, what to bring. Of
 * one that was cancelled nothing that would still be done.
 */
export function activitySections(
  booked: BookedActivity,
  particulars: Particulars,
  language: Language,
  isCancelled = false,
): PaperSection[] {
  const { paper } = activityTexts(language);
  const { said, startsAt, endsAt, leadParticipant, language: spoken, cancellationPolicies, bring } = booked;
  const answers = isCancelled ? [] : answerLines(booked, particulars, language);
  const terms = isCancelled ? [] : cancellationLines(cancellationPolicies, totalOf(booked), language);
  return [
    {
      title: saidText(said.name, language),
      aside: saidText(said.modality, language),
      lines: [
        { text: paper.begins, aside: whenText(startsAt, language) },
        { text: paper.ends, aside: whenText(endsAt, language) },
        ...(isCancelled ? [] : whereLines(booked, particulars, language)),
        ...(leadParticipant ? [{ text: fillIn(paper.lead, { name: leadParticipant }) }] : []),
        ...(spoken ? [{ text: fillIn(paper.language, { language: languageName(spoken, language) }) }] : []),
        ...terms.map((text) => ({ text, small: true })),
      ],
    },
    ...(answers.length > 0 ? [{ title: paper.answers, lines: answers }] : []),
    ...(isCancelled || bring.length === 0
      ? []
      : [{ title: paper.bring, lines: bring.map((text) => ({ text: saidText(text, language) })) }]),
  ];
}

/** What the operator knows the booking by. */
export function confirmationCodes({ confirmationNumber }: BookedActivity, language: Language): PaperCode[] {
  const { paper } = activityTexts(language);
  if (!confirmationNumber) return [];
  return [{ label: paper.confirmation, value: confirmationNumber, hint: paper.confirmationHint }];
}
