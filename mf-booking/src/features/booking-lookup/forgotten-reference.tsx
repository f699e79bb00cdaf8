import { errorsOf, type Fields, hasErrors, textOf } from '@alisio/platform/sdk/forms';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { isEmail } from '@alisio/shared-contracts/rules';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { ScriptedForm } from '@alisio/shared-ui/form';
import { Stack } from '@alisio/shared-ui/layout';
import { type FormEvent, useState } from 'react';
import { sendReferences } from '../../api/send-references.ts';
import type { Rules } from '../../forms/form-values.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { useSection } from '../../forms/use-section.ts';
import { lookupDraft } from './lookup-draft.ts';

const SECTION = 'forgotten';

/** What was typed as it is sent, and what is wrong with it. */
function read(fields: Fields) {
  const email = textOf(fields, 'email').trim();
  return { email, errors: errorsOf({ email: !isEmail(email) && 'email' }) };
}

const rules: Rules<{ [SECTION]: Fields }> = (values) => ({ [SECTION]: read(values[SECTION]).errors });

/** Asks for the e-mail and has its references sent there; what it says is the same whether there are any. */
export function ForgottenReference() {
  const { t } = useTexts('booking');
  const [fields, setFields] = useState<Fields>(() => ({ email: lookupDraft.get().email }));
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<'sent' | 'failed'>();
  const values = { [SECTION]: fields };
  const keep = (_path: string, value: string | boolean) => {
    setFields({ email: value });
    setResult(undefined);
  };
  const kept = useKeptForm({ values, rules, keep });
  const form = useSection({ form: kept, path: SECTION, fields, shown: kept.shownIn(SECTION) });
  const { email, errors } = read(fields);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    await kept.showAll();
    if (hasErrors(errors)) return;
    setBusy(true);
    try {
      await sendReferences(email);
      setResult('sent');
    } catch (cause) {
      console.warn('references', cause);
      setResult('failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <ScriptedForm onSubmit={submit} without={null}>
      <Stack gap={3}>
        <p>{t('forgotten.text')}</p>
        <TextField
          form={form}
          name="email"
          label={t('forgotten.label')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <Button type="submit" variant="quiet" full busy={busy}>
          {t('forgotten.send')}
        </Button>
        {result ? (
          <Alert tone={result === 'sent' ? 'good' : 'bad'} title={t(`forgotten.${result}`)}>
            {t(`forgotten.${result}-text`, { email })}
          </Alert>
        ) : null}
      </Stack>
    </ScriptedForm>
  );
}
