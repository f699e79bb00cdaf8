import { useTexts } from '@alisio/platform/sdk/i18n';
import type { BookingDocument } from '@alisio/shared-contracts/endpoints';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { Button } from '@alisio/shared-ui/button';
import { Icon, type IconName } from '@alisio/shared-ui/icons';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import styled from '@emotion/styled';
import { useState } from 'react';
import { bookingDocument, type DownloadedFile } from '../../api/booking-document.ts';
import { sendAgain } from '../../api/send-again.ts';

/** Below the buttons, over their whole width. */
const Trouble = styled.p`
  flex-basis: 100%;
`;

const ICONS: Readonly<Record<BookingDocument, IconName>> = { pdf: 'document', calendar: 'calendar' };

/** Hands a file over as browsers keep downloads. */
function save({ name, blob }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

interface DocumentButtonsProps {
  booking: ConfirmedBooking;
  /** those that the booking can be had as */
  documents: readonly BookingDocument[];
  /** offers to have its mail sent again */
  mails?: boolean;
}

/** The booking as files, made by the server: what comes by mail can be had here again. */
export function DocumentButtons({ booking, documents, mails = false }: DocumentButtonsProps) {
  const { t } = useTexts('booking');
  const [busy, setBusy] = useState<BookingDocument | 'mail'>();
  const [failed, setFailed] = useState(false);
  const [mailed, setMailed] = useState(false);
  /** One at a time; what fails is said, whatever it was. */
  const run = async (what: BookingDocument | 'mail', act: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    setFailed(false);
    try {
      await act();
    } catch (cause) {
      console.warn('document', cause);
      setFailed(true);
    } finally {
      setBusy(undefined);
    }
  };
  const fetchFile = (document: BookingDocument) =>
    run(document, async () => save(await bookingDocument(booking, document)));
  const mailAgain = () =>
    run('mail', async () => {
      await sendAgain(booking);
      setMailed(true);
    });
  return (
    <>
      {documents.map((document, i) => (
        <Button
          key={document}
          variant={i === 0 ? 'primary' : 'quiet'}
          busy={busy === document}
          onClick={() => fetchFile(document)}
        >
          <Icon name={ICONS[document]} size="s" />
          {t(`confirm.${document}`)}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => window.print()}>
        {t('confirm.print')}
      </Button>
      {mails ? (
        <Button variant="quiet" busy={busy === 'mail'} onClick={mailAgain}>
          <Icon name="mail" size="s" />
          {t(mailed ? 'confirm.mailedAgain' : 'confirm.mailAgain')}
        </Button>
      ) : null}
      {failed ? <Trouble>{t('confirm.noDocument')}</Trouble> : null}
      <VisuallyHidden role="status">
        {failed ? t('confirm.noDocument') : mailed ? t('confirm.mailedAgain') : null}
      </VisuallyHidden>
    </>
  );
}
