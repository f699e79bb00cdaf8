import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import { languageCode } from '@alisio/shared-contracts/values';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fillIn } from '../../texts/index.ts';
import type { Ledger } from '../books/index.ts';
import { escaped, field, form, sheet, textsIn } from './html.ts';
import type { PagePayments } from './page-payment.ts';
import { sendPage } from './send-page.ts';

interface Till {
  language: Language;
  /** ten digits, or what was typed instead */
  reference?: string;
  /** what became of the voucher of that reference */
  state?: 'paid' | 'unknown' | undefined;
}

/** The till of the sandbox, where vouchers are paid. */
function tillPage({ language, reference = '', state }: Till): string {
  const t = textsIn(language);
  const inside = field({
    name: 'reference',
    label: t.voucherReference,
    attributes: 'inputmode="numeric" maxlength="12" autocomplete="off"',
    error: state === 'unknown' ? t.tillUnknown : undefined,
    value: state === 'paid' ? '' : reference,
  });
  const paid = escaped(fillIn(t.tillPaid, { reference }));
  return sheet({
    language,
    title: t.till,
    main: `<h1>${t.till}</h1><p>${t.tillText}</p>
${state === 'paid' ? `<p class="alert good" role="status">${paid}</p>` : ''}
${form(`/till?language=${language}`, inside, t.tillPay)}`,
  });
}

/** The language that an address names, else the first one. */
export const languageOf = ({ query }: FastifyRequest): Language =>
  languageCode.safeParse(Object(query).language).data ?? DEFAULT_LANGUAGE;

interface TillDeps {
  ledger: Ledger;
  payments: PagePayments;
  /** by which forms are limited, and the answers to them */
  config: object;
  /** @throws ProblemError where another site sends the form */
  valuesOf: (request: FastifyRequest) => URLSearchParams;
}

/** `/till`: pays a voucher by its reference, and says what became of it at an address of its own. */
export function tillRoutes(scope: FastifyInstance, { ledger, payments, config, valuesOf }: TillDeps): void {
  const stateOf = async (reference: string) => {
    const page = await ledger.pages.byVoucher(reference);
    const outcome = page && (await payments.outcome(page));
    if (outcome?.status === 'approved') return 'paid';
    return page && !outcome ? 'open' : 'unknown';
  };
  const shown = { schema: { hide: true }, config };

  scope.get('/till', shown, async (request, reply) => {
    const language = languageOf(request);
    const { reference: asked } = Object(request.query);
    if (typeof asked !== 'string') return sendPage(reply, tillPage({ language }));
    const reference = asked.replace(/\D/g, '').slice(0, 12);
    const state = await stateOf(reference);
    return sendPage(reply, tillPage({ language, reference, state: state === 'open' ? undefined : state }));
  });
  scope.post('/till', shown, async (request, reply) => {
    const reference = (valuesOf(request).get('reference') ?? '').replace(/\D/g, '').slice(0, 12);
    const page = (await stateOf(reference)) === 'open' ? await ledger.pages.byVoucher(reference) : undefined;
    if (page) await payments.settle(page, 'approved');
    const said = new URLSearchParams({ language: languageOf(request), reference });
    return reply.redirect(`/till?${said}`, 303);
  });
}
