import { type FieldErrors, type Fields, hasErrors, textOf } from '@alisio/platform/sdk/forms';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Button, LinkButton } from '@alisio/shared-ui/button';
import { Row } from '@alisio/shared-ui/layout';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormSection } from '../../forms/form-section.tsx';
import type { KeptForm } from '../../forms/kept-form.ts';
import { useSection } from '../../forms/use-section.ts';
import { TYPE_TEXTS } from '../../reference/traveller-types.ts';
import { ExtraFields } from './extra-fields.tsx';
import type { TravellerSlot } from './passenger.rules.ts';
import { fullName, passengerName } from './passenger-name.ts';
import { TravellerFields } from './traveller-fields.tsx';

const Kind = styled.span`
  color: ${tokens.color.ink2};
  font-weight: 450;
`;

const Done = styled.div`
  margin-top: ${tokens.space[6]};
`;

export interface TravellerCardProps {
  slot: TravellerSlot;
  form: KeptForm;
  /** where this one's fields are in it */
  path: string;
  fields: Fields;
  /** all that is wrong with them */
  errors: FieldErrors;
  /** what of it may be shown */
  shown: FieldErrors;
  /** whether it is kept, once it is complete */
  saved: ReactNode;
  onLeave: () => void;
}

/** Whether two cards would look the same: errors follow from the fields, and what the functions do never changes. */
const isSame = (before: TravellerCardProps, next: TravellerCardProps): boolean =>
  before.saved === next.saved &&
  JSON.stringify([before.slot, before.fields, before.shown]) ===
    JSON.stringify([next.slot, next.fields, next.shown]);

function Card(props: TravellerCardProps) {
  const { slot, fields, errors, saved, onLeave } = props;
  const { t } = useTexts('booking');
  const { day } = useFormats();
  const section = `passenger-${slot.id}`;
  const complete = !hasErrors(errors);
  const [open, setOpen] = useState(!complete);
  const change = (path: string, value: string | boolean) => {
    setOpen(true);
    props.form.change(path, value);
  };
  const form = useSection({ ...props, id: section, form: { change, leave: props.form.leave } });
  const folded = complete && !open;
  const focusNext = useRef<'edit' | 'surname'>(undefined);

  // The button that was pressed is gone with the form, or the line, that it stood in.
  useEffect(() => {
    if (focusNext.current) document.getElementById(form.idOf(focusNext.current))?.focus();
    focusNext.current = undefined;
  });

  const edit = () => {
    focusNext.current = 'surname';
    setOpen(true);
  };
  const done = () => {
    focusNext.current = 'edit';
    setOpen(false);
    onLeave();
  };
  const title = (
    <>
      {t('traveller.title', { number: slot.id })} <Kind>{t(TYPE_TEXTS[slot.type])}</Kind>
    </>
  );
  if (folded) {
    return (
      <FormSection
        id={section}
        title={title}
        state={
          <LinkButton id={form.idOf('edit')} onClick={edit} aria-describedby={`${section}-title`}>
            {t('traveller.edit')}
          </LinkButton>
        }
      >
        <Row between wrap>
          <div>
            <p>{fullName(passengerName(fields))}</p>
            <Muted>{day(textOf(fields, 'dateOfBirth'), 'date')}</Muted>
          </div>
          {saved}
        </Row>
      </FormSection>
    );
  }
  const missing = Object.keys(errors).length;
  return (
    <FormSection
      id={section}
      title={title}
      state={complete ? saved : <Muted as="span">{t('traveller.missing', { count: missing })}</Muted>}
      onLeave={onLeave}
    >
      <TravellerFields form={form} slot={slot} />
      <ExtraFields form={form} asks={slot.asks} />
      {complete ? (
        <Done>
          <Button variant="quiet" size="s" onClick={done}>
            {t('traveller.done')}
          </Button>
        </Done>
      ) : null}
    </FormSection>
  );
}

/**
 * One traveller. Folds to a line by "Done", and is found so after a reload, never by itself: what folds under a hand
 * throws away the field that it went for. Opens by "Edit" and when something is wrong. A key typed for one of nine
 * must not draw the other eight.
 */
export const TravellerCard = memo(Card, isSame);
