import { isProblem } from '@alisio/platform/sdk/api';
import { errorsOf, type Fields, fieldId, hasErrors, textOf } from '@alisio/platform/sdk/forms';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useSessionStore } from '@alisio/platform/sdk/state';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { isEmail, isReference, normalizeReference } from '@alisio/shared-contracts/rules';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { ErrorSummary } from '@alisio/shared-ui/field';
import { ScriptedForm } from '@alisio/shared-ui/form';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { Card, Stack } from '@alisio/shared-ui/layout';
import { type FormEvent, useState } from 'react';
import type { Rules } from '../../forms/form-values.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { useSection } from '../../forms/use-section.ts';
import { lookupDraft } from './lookup-draft.ts';

type Failure = 'not-found' | 'too-many' | 'failed';

const SECTION = 'lookup';

const loadSearch = () => import(/* webpackChunkName: "find-booking" */ './find-booking.ts');

function failureOf(error: unknown): Failure {
  if (!isProblem(error)) throw error;
  if (isProblem(error, 'booking-not-found') || isProblem(error, 'validation')) return 'not-found';
  return isProblem(error, 'rate-limited') ? 'too-many' : 'failed';
}

/** What was typed as it is sent, and what is wrong with it. */
function read(fields: Fields) {
  const referenceId = normalizeReference(textOf(fields, 'referenceId'));
  const email = textOf(fields, 'email').trim();
  const errors = errorsOf({
    referenceId: !isReference(referenceId) && 'reference',
    email: !isEmail(email) && 'email',
  });
  return { referenceId, email, errors };
}

const rules: Rules<{ [SECTION]: Fields }> = (values) => ({ [SECTION]: read(values[SECTION]).errors });

const keep = (path: string, value: string | boolean): void =>
  lookupDraft.set((known) => ({ ...known, [path.slice(SECTION.length + 1)]: value }));

/**
 * Asks for reference and e-mail, and gives the booking that they open (§6). What is typed stays, on failure and on
 * coming back. What asks for it comes in idle time, or when a hand comes near.
 */
export function LookupForm({ onFound }: { onFound: (booking: ConfirmedBooking) => void }) {
  const { t } = useTexts('booking');
  const fields = useSessionStore(lookupDraft);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { warm } = useLatePart(loadSearch, { ahead: true });
  const values = { [SECTION]: fields };
  const kept = useKeptForm({ values, rules, keep });
  const { errors, ...key } = read(fields);
  const form = useSection({ form: kept, path: SECTION, fields, shown: kept.shownIn(SECTION) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempt(attempt + 1);
    setFailure(undefined);
    await kept.showAll();
    if (hasErrors(errors)) return;
    setBusy(true);
    try {
      const search = await loadSearch().catch((cause: unknown) => console.warn('booking search', cause));
      if (!search) return setFailure('failed');
      onFound(await search.findBooking(key));
    } catch (error) {
      const why = failureOf(error);
      if (why === 'failed') console.warn('booking search', error);
      setFailure(why);
    } finally {
      setBusy(false);
    }
  };
  const shown = attempt > 0 ? Object.entries(errors) : [];
  return (
    <Card pad="block" as="section" aria-label={t('lookup.formLabel')}>
      <ErrorSummary
        title={t('errors.summary', { count: shown.length })}
        errors={shown.map(([name, code]) => ({
          fieldId: fieldId(SECTION, name),
          message: t(`errors.${code}`),
        }))}
        attempt={attempt}
        mendedLabel={t('errors.mended')}
        mendedTitle={t('errors.allMended')}
      />
      <ScriptedForm
        onSubmit={submit}
        onFocus={warm}
        without={<Alert title={t('lookup.noScript')}>{t('lookup.noScript-text')}</Alert>}
      >
        <Stack gap={4}>
          <TextField
            form={form}
            name="referenceId"
            label={t('lookup.reference')}
            hint={t('lookup.referenceHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
          <TextField
            form={form}
            name="email"
            label={t('lookup.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <Button type="submit" full busy={busy}>
            {t('lookup.find')}
          </Button>
          {/* Below, so that the button stays under the finger that tries again. */}
          {failure ? (
            <Alert tone="bad" title={t(`lookup.${failure}`)}>
              {t(`lookup.${failure}-text`)}
            </Alert>
          ) : null}
        </Stack>
      </ScriptedForm>
    </Card>
  );
}
