import { withAttribution } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { useVisitor } from '@alisio/platform/sdk/visitor';
import type { ContactMessage, RequestReceipt } from '@alisio/shared-contracts/enquiries';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { usePhonePlans } from '@alisio/shared-ui/phone';
import { useEffect, useMemo, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { refusedFields, type SendFailure, sendFailureOf } from '../api/send-failure.ts';
import { phoneReader, type ReadPhone } from './read-phone.ts';
import {
  changeDraft,
  EMPTY_FIELDS,
  type RequestFields,
  type RequestKind,
  requestDrafts,
  requestIdFor,
} from './request-drafts.ts';

/** Where a phone is from while nobody knows the visitor's country: that of most of our visitors. */
const USUAL_COUNTRY = 'CO';

/** What both requests send; each adds its own. */
export type CommonRequest = Omit<ContactMessage, 'message'>;

export interface RequestFormOptions {
  kind: RequestKind;
  /** code of the deal or offer that it is about; empty for none */
  about: string;
  send: (sending: Sending, common: CommonRequest, message: string) => Promise<RequestReceipt>;
}

/** Rules and sending: nobody has typed yet when the page shows. */
const fetchSending = () => import(/* webpackChunkName: "sending" */ './sending.ts');
type Sending = Awaited<ReturnType<typeof fetchSending>>;

/** Nothing when it could not be fetched; who needs it again asks again. */
const loadSending = (): Promise<Sending | undefined> =>
  fetchSending().catch((cause: unknown) => {
    console.warn('sending', cause);
    return undefined;
  });

/** The rules of a form, as soon as they are here; while they cannot be fetched they find nothing wrong. */
function lateRules(kind: RequestKind, readPhone: ReadPhone): Resolver<RequestFields> {
  return async (values, context, options) => {
    const sending = await loadSending();
    return sending ? sending.rulesOf(kind, readPhone)(values, context, options) : { values, errors: {} };
  };
}

/** Fills a form with what the tab has kept of it, and keeps every change. */
function useKeptFields({ reset, subscribe }: UseFormReturn<RequestFields>, kind: RequestKind): void {
  useEffect(() => {
    reset(requestDrafts.get()[kind].fields);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => changeDraft(kind, { fields: values }),
    });
  }, [reset, subscribe, kind]);
}

/** A form that asks us for something: what is typed is kept, what is sent is stored once. */
export function useRequestForm({ kind, about, send }: RequestFormOptions) {
  const { language } = useTexts('content');
  const usualCountry = useVisitor().country?.code ?? USUAL_COUNTRY;
  const receipt = useSessionStore(requestDrafts, (drafts) => drafts[kind].receipt);
  const [failure, setFailure] = useState<SendFailure>();
  const [justSent, setJustSent] = useState(false);

  const hasNumber = useSessionStore(requestDrafts, (drafts) => drafts[kind].fields.phone.number !== '');
  const plans = usePhonePlans(hasNumber);
  const readPhone = useMemo(() => phoneReader(plans, usualCountry), [plans, usualCountry]);
  const form = useForm<RequestFields>({
    mode: 'onTouched',
    // The summary takes the focus.
    shouldFocusError: false,
    defaultValues: EMPTY_FIELDS,
    resolver: useMemo(() => lateRules(kind, readPhone), [kind, readPhone]),
  });
  useLatePart(fetchSending, { ahead: true });
  useKeptFields(form, kind);

  const store = async (sending: Sending, fields: RequestFields) => {
    const person = sending.personOf(fields, readPhone);
    const requestId = requestIdFor(kind, JSON.stringify([fields, about]));
    const { reference } = await send(
      sending,
      withAttribution({ ...person, requestId, language }),
      fields.message.trim(),
    );
    setJustSent(true);
    changeDraft(kind, { fields: { ...fields, message: '' }, attempt: null, receipt: { reference, about } });
  };
  const submit = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    const sending = await loadSending();
    if (!sending) return setFailure('no-answer');
    try {
      await store(sending, fields);
    } catch (error) {
      for (const { name, message } of refusedFields(error)) form.setError(name, { message });
      setFailure(sendFailureOf(error));
    }
  });

  return {
    form,
    usualCountry,
    failure,
    /** what the last request got; that about another deal is another request */
    receipt: receipt?.about === about ? receipt : undefined,
    /** it came now, not before a reload */
    justSent,
    submit,
    /** Begins another request of the same person. */
    again: () => {
      setJustSent(false);
      changeDraft(kind, { receipt: null });
      form.reset(requestDrafts.get()[kind].fields);
    },
  };
}

export type RequestForm = ReturnType<typeof useRequestForm>;
