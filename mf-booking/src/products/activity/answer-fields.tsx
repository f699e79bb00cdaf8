import { useTexts } from '@alisio/platform/sdk/i18n';
import {
  type ActivityInCart,
  ANSWER_LENGTH,
  type AskedQuestion,
  LEAD_NAMES,
  saidText,
} from '@alisio/shared-contracts/activities';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { Checkbox } from '@alisio/shared-ui/field';
import { Grid2 } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { SectionForm } from '../../forms/section-form.ts';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { fieldsOf } from './answers.ts';
import { activityOf } from './details.ts';

const Asked = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  margin-top: ${tokens.space[6]};
`;

const Lead = styled(Muted)`
  margin-bottom: ${tokens.space[3]};
`;

const Person = styled.fieldset`
  margin: ${tokens.space[2]} 0 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-bottom: ${tokens.space[2]};
  padding: 0;
  font-weight: 600;
`;

interface AnswerProps {
  form: SectionForm;
  name: string;
  question: AskedQuestion;
}

/** One answer, by what the operator takes: a line, a number, one of some, a box to tick. */
function Answer({ form, name, question }: AnswerProps) {
  const { t, language } = useTexts('booking');
  const { type, required, text, help, options = [], min, max, unit = '', maxLength } = question;
  const label = saidText(text, language);
  const optional = required ? undefined : t('fields.optional');
  const range =
    min === undefined || max === undefined ? undefined : t('activity.answers.range', { min, max, unit });
  const hint = [help && saidText(help, language), type === 'number' && range].filter(Boolean).join(' · ');
  if (type === 'agreement')
    return (
      <Checkbox
        id={form.idOf(name)}
        data-span="2"
        label={label}
        hint={hint || undefined}
        error={form.error(name)}
        required={required}
        checked={form.isOn(name)}
        onChange={(event) => form.change(name, event.target.checked)}
        onBlur={() => form.leave(name)}
      />
    );
  const words = { form, name, label, ...(optional ? { optional } : {}), ...(hint ? { hint } : {}) };
  if (type === 'choice')
    return (
      <SelectField {...words} placeholder={t('fields.choose')}>
        {options.map(({ value, label: said }) => (
          <option key={value} value={value}>
            {saidText(said, language)}
          </option>
        ))}
      </SelectField>
    );
  return (
    <TextField
      {...words}
      autoComplete="off"
      maxLength={maxLength ?? ANSWER_LENGTH}
      {...(type === 'number' ? { inputMode: 'numeric' as const } : {})}
    />
  );
}

/** Who one of the party is, as their price says. */
function useWhoWords({ paxes }: ActivityInCart) {
  const { t } = useTexts('booking');
  return (person: number): string => {
    const pax = paxes[person - 1];
    const kind =
      pax && pax.paxType !== 'ADULT' ? t('activity.aged', { count: pax.age }) : t('activity.grown');
    return t('activity.answers.person', { number: person, kind });
  };
}

/** In whose name the party is expected, and what the operator asks: once for all, and of each who goes. */
export function AnswerFields({ form, item }: { form: SectionForm; item: CartItem }) {
  const { t } = useTexts('booking');
  const activity = activityOf(item);
  const who = useWhoWords(activity);
  const [first, last] = LEAD_NAMES;
  const once = activity.questions.filter(({ perPerson }) => !perPerson);
  const each = activity.questions.filter(({ perPerson }) => perPerson);
  return (
    <>
      <Lead>{t('activity.lead.text')}</Lead>
      <Grid2>
        <TextField
          form={form}
          name={first}
          label={t('activity.lead.first')}
          autoComplete="given-name"
          maxLength={60}
        />
        <TextField
          form={form}
          name={last}
          label={t('activity.lead.last')}
          autoComplete="family-name"
          maxLength={60}
        />
      </Grid2>
      {activity.questions.length > 0 ? (
        <Asked>
          <Heading level={3} size="xs">
            {t('activity.answers.title')}
          </Heading>
          {once.length > 0 ? (
            <Grid2>
              {once.map((question) => (
                <Answer key={question.code} form={form} name={question.code} question={question} />
              ))}
            </Grid2>
          ) : null}
          {each.length > 0
            ? activity.paxes.map(({ paxType }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: who goes is told apart by their place alone
                <Person key={`${paxType} ${at}`}>
                  <Legend>{who(at + 1)}</Legend>
                  <Grid2>
                    {each.map((question) => {
                      const name = fieldsOf(question, activity)[at]?.name ?? '';
                      return <Answer key={name} form={form} name={name} question={question} />;
                    })}
                  </Grid2>
                </Person>
              ))
            : null}
        </Asked>
      ) : null}
    </>
  );
}
