import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { spacedReference } from '@alisio/shared-contracts/rules';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { ErrorSummary } from '@alisio/shared-ui/field';
import { ScriptedForm } from '@alisio/shared-ui/form';
import { Card, Stack, VisuallyHidden } from '@alisio/shared-ui/layout';
import { Heading, Muted, TextLink } from '@alisio/shared-ui/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PersonFields } from './person-fields.tsx';
import { Receipt } from './receipt.tsx';
import type { RequestKind } from './request-drafts.ts';
import type { RequestForm } from './use-request-form.ts';

interface RequestCardProps {
  kind: RequestKind;
  request: RequestForm;
  /** of its title: 3 in a page of somebody else */
  level?: 2 | 3;
  /** between the lead and the fields */
  about?: ReactNode;
  /** after the fields of the person */
  children?: ReactNode;
}

/** In the order of the form. */
const NAMES = ['name', 'email', 'phone', 'message'] as const;

interface RequestErrorsProps {
  request: RequestForm;
  idOf: (name: string) => string;
}

/** What keeps the form from being sent, once somebody has tried. */
function RequestErrors({ request: { form }, idOf }: RequestErrorsProps) {
  const { t } = useTexts('content');
  const { errors, submitCount } = form.formState;
  const shown = NAMES.flatMap((name) => {
    const code = submitCount > 0 ? errors[name]?.message : undefined;
    return code ? [{ fieldId: idOf(name), message: t(`errors.${code}`) }] : [];
  });
  return (
    <ErrorSummary
      title={t('errors.summary', { count: shown.length })}
      errors={shown}
      attempt={submitCount}
      mendedLabel={t('errors.mended')}
      mendedTitle={t('errors.allMended')}
    />
  );
}

/** Id of a control, for links of the error summary. */
export const requestFieldId = (kind: RequestKind, name: string): string => `${kind}-${name}`;

/** Where no script runs nothing can be sent from here. */
function CallInstead() {
  const { t } = useTexts('content');
  const line = usePhoneLine();
  return (
    <Alert title={t('noScript.title')}>
      {t('noScript.text')} {line ? <TextLink href={line.href}>{line.shown}</TextLink> : null}
    </Alert>
  );
}

/** A request form from its title to its button, and in its place the receipt once it was stored. */
export function RequestCard({ kind, request, level = 2, about, children }: RequestCardProps) {
  const { t } = useTexts('content');
  const { form, receipt, justSent, failure } = request;
  const title = useRef<HTMLHeadingElement>(null);
  const [begunAgain, setBegunAgain] = useState(false);
  // The button that was pressed is gone with the receipt.
  useEffect(() => {
    if (begunAgain) title.current?.focus();
  }, [begunAgain]);
  const again = () => {
    request.again();
    setBegunAgain(true);
  };
  const titleId = `${kind}-title`;
  const idOf = (name: string) => requestFieldId(kind, name);
  return (
    <Card as="section" pad="block" id={kind} aria-labelledby={titleId}>
      {receipt ? (
        <Receipt
          kind={kind}
          level={level}
          reference={receipt.reference}
          titleId={titleId}
          justSent={justSent}
          onAgain={again}
        />
      ) : (
        <Stack gap={4}>
          <div>
            <Heading level={level} size="m" id={titleId} ref={title} tabIndex={-1}>
              {t(`${kind}.title`)}
            </Heading>
            <Muted size={15}>{t(`${kind}.lead`)}</Muted>
          </div>
          <ScriptedForm onSubmit={request.submit} aria-labelledby={titleId} without={<CallInstead />}>
            <Stack gap={4}>
              {about}
              <RequestErrors request={request} idOf={idOf} />
              <Muted size={13}>{t('fields.required')}</Muted>
              <PersonFields request={request} idOf={idOf} />
              {children}
              <Button type="submit" full busy={form.formState.isSubmitting}>
                {t(`${kind}.send`)}
              </Button>
              {/* Below, so that the button stays under the finger that tries again. */}
              {failure ? (
                <Alert tone="bad" title={t(`failure.${failure}`)}>
                  {t(`failure.${failure}-text`)}
                </Alert>
              ) : null}
            </Stack>
          </ScriptedForm>
        </Stack>
      )}
      <VisuallyHidden role="status">
        {receipt && justSent ? t('receipt.said', { reference: spacedReference(receipt.reference) }) : null}
      </VisuallyHidden>
    </Card>
  );
}
