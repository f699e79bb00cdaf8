import { withAttribution } from '@alisio/platform/sdk/api';
import { type FieldErrors, hasErrors, useSectionForm } from '@alisio/platform/sdk/forms';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { useVisitor } from '@alisio/platform/sdk/visitor';
import type { ContactMessage, RequestReceipt } from '@alisio/shared-contracts/enquiries';
import { usePhonePlans } from '@alisio/shared-ui/phone';
import { type FormEvent, useState } from 'react';
import { refusedFields, type SendFailure, sendFailureOf } from '../api/requests.ts';
import { personOf, requestErrors } from './request.rules.ts';
import { changeDraft, changeField, type RequestKind, requestDrafts, requestIdFor } from './request-drafts.ts';

/** Where a phone is from while nobody knows the visitor's country: that of most of our visitors. */
const USUAL_COUNTRY = 'CO';

/** What both requests send; each adds its own. */
type CommonRequest = Omit<ContactMessage, 'message'>;

interface RequestFormOptions {
  kind: RequestKind;
  /** code of the deal or offer that it is about; empty for none */
  about: string;
  send: (common: CommonRequest, message: string) => Promise<RequestReceipt>;
}

const NOTHING: FieldErrors = {};

/** A form that asks us for something: what is typed is kept, what is sent is stored once. */
export function useRequestForm({ kind, about, send }: RequestFormOptions) {
  const { t, language } = useTexts('content');
  const country = useVisitor().country?.code ?? USUAL_COUNTRY;
  const { fields: typed, receipt } = useSessionStore(requestDrafts, (drafts) => drafts[kind]);
  const { read: readPhone } = usePhonePlans(Boolean(typed.phone));
  /** tries that did not lead to a receipt */
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendFailure>();
  const [refused, setRefused] = useState(NOTHING);
  const [justSent, setJustSent] = useState(false);

  const fields = { country, bestTimeToReach: 'any', ...typed };
  const broken = requestErrors(kind, fields, readPhone);
  const errors = { ...refused, ...broken };
  const say = (code: string) => t(`errors.${code}`);
  const form = useSectionForm({
    section: kind,
    fields,
    errors,
    showAll: attempt > 0,
    say,
    onChange: (name, value) => {
      // A new word may be taken.
      setRefused(({ [name]: _, ...others }) => others);
      changeField(kind, name, String(value));
    },
  });

  const store = async () => {
    const requestId = requestIdFor(kind, JSON.stringify([typed, about]));
    const common = withAttribution({ ...personOf(fields, readPhone), requestId, language });
    const { reference } = await send(common, form.text('message').trim());
    setJustSent(true);
    setAttempt(0);
    changeDraft(kind, { fields: { ...typed, message: '' }, attempt: null, receipt: { reference, about } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    setRefused(NOTHING);
    if (hasErrors(broken)) return setAttempt(attempt + 1);
    setBusy(true);
    try {
      await store();
    } catch (error) {
      setAttempt(attempt + 1);
      setRefused(refusedFields(error));
      setFailure(sendFailureOf(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    attempt,
    /** what keeps it from being sent, once somebody has tried: in the order of the form */
    wrong: Object.entries(attempt > 0 ? errors : NOTHING).map(([name, code]) => ({
      fieldId: form.idOf(name),
      message: say(code),
    })),
    busy,
    failure,
    /** what the last request got; that about another deal is another request */
    receipt: receipt?.about === about ? receipt : undefined,
    /** it came now, not before a reload */
    justSent,
    submit,
    /** Begins another request of the same person. */
    again: () => {
      setJustSent(false);
      form.beginAnew();
      changeDraft(kind, { receipt: null });
    },
  };
}

export type RequestForm = ReturnType<typeof useRequestForm>;
