import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { TextAreaField } from '@alisio/shared-ui/field';
import { postContactMessage } from '../../api/requests.ts';
import { MOST } from '../../forms/request.rules.ts';
import { RequestCard } from '../../forms/request-card.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';

/** Contact form of §3: a question that is answered in writing or by phone. */
export function ContactForm() {
  const { t } = useTexts('content');
  const { number } = useFormats();
  const request = useRequestForm({
    kind: 'message',
    about: '',
    send: (common, message) => postContactMessage({ ...common, message }),
  });
  const message = request.form.field('message');
  return (
    <RequestCard kind="message" request={request}>
      <TextAreaField
        {...message}
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
    </RequestCard>
  );
}
