import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { TextAreaField } from '@alisio/shared-ui/field';
import { RequestCard, requestFieldId } from '../../forms/request-card.tsx';
import { MOST } from '../../forms/request-limits.ts';
import { useRequestField } from '../../forms/use-request-field.ts';
import { type RequestForm, useRequestForm } from '../../forms/use-request-form.ts';

function MessageField({ request }: { request: RequestForm }) {
  const { t } = useTexts('content');
  const { number } = useFormats();
  const message = useRequestField(request.form.control, 'message');
  return (
    <TextAreaField
      {...message}
      id={requestFieldId('message', 'message')}
      label={t('fields.message')}
      hint={t('fields.messageHint')}
      required
      rows={5}
      maxLength={MOST.message}
      counter={
        message.value.length > MOST.message / 2
          ? (left) => t('fields.left', { count: left, number: number(left) })
          : undefined
      }
    />
  );
}

/** Contact form of §3: a question that is answered in writing or by phone. */
export function ContactForm() {
  const request = useRequestForm({
    kind: 'message',
    about: '',
    send: ({ postContactMessage }, common, message) => postContactMessage({ ...common, message }),
  });
  return (
    <RequestCard kind="message" request={request}>
      <MessageField request={request} />
    </RequestCard>
  );
}
