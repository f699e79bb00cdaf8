import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { type AskedQuestion, type BookedActivity, saidText } from '@alisio/shared-contracts/activities';
import type { BookedItem } from '@alisio/shared-contracts/orders';
import { linkStyles } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { FormSection } from '../../forms/form-section.tsx';
import { mapHref } from '../../reference/map-href.ts';
import { ActivityLines } from './activity-lines.tsx';
import { fieldsOf } from './answers.ts';
import { bookedActivityOf } from './details.ts';
import { useActivityWords } from './use-activity-words.ts';

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space[4]};

  & dt,
  & dd + dd {
    color: ${tokens.color.ink2};
    font-size: ${tokens.text[14]};
  }

  & dt + dd {
    font-weight: 600;
  }

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const MapLink = styled.a`
  ${linkStyles}

  @media print {
    display: none;
  }
`;

const Bring = styled.p`
  margin-top: ${tokens.space[4]};
`;

interface BookedProps {
  item: BookedItem;
  /** begins the ids of the sections */
  id: string;
}

/** What was answered to a question, in the reader's words. */
function useAnswerWords(particulars: BookedItem['particulars']) {
  const { t, language } = useTexts('booking');
  return ({ type, options = [], unit = '' }: AskedQuestion, name: string): string | undefined => {
    const said = particulars[name];
    if (said === undefined) return undefined;
    if (type === 'agreement') return said === true ? t('activity.answers.agreed') : undefined;
    const chosen = options.find(({ value }) => value === said);
    return chosen ? saidText(chosen.label, language) : `${said}${unit ? ` ${unit}` : ''}`;
  };
}

/** What the operator was told, question by question; of each who goes in their order. */
function Answers({ activity, item }: { activity: BookedActivity; item: BookedItem }) {
  const { t, language } = useTexts('booking');
  const words = useAnswerWords(item.particulars);
  const rows = activity.questions.flatMap((question) =>
    fieldsOf(question, activity).flatMap(({ name, person }) => {
      const said = words(question, name);
      const text = saidText(question.text, language);
      return said === undefined
        ? []
        : [{ name, said, text: person ? t('activity.answers.of', { text, number: person }) : text }];
    }),
  );
  return rows.map(({ name, text, said }) => (
    <div key={name}>
      <dt>{text}</dt>
      <dd>{said}</dd>
    </div>
  ));
}

/** When and where it begins, who is expected, and what to bring. */
export function BookedActivitySections({ item, id }: BookedProps) {
  const { t } = useTexts('booking');
  const { day, list } = useFormats();
  const words = useActivityWords();
  const activity = bookedActivityOf(item);
  const { start, bring, leadParticipant } = activity;
  const isOver = item.cancellation?.cancelled !== undefined;
  return (
    <FormSection
      id={`${id}-activity`}
      title={words.name(activity)}
      state={<Muted size={16}>{words.way(activity)}</Muted>}
    >
      <Facts>
        <div>
          <dt>{t('activity.when')}</dt>
          <dd>{day(activity.startsAt, 'full')}</dd>
          <dd>{words.hours(activity)}</dd>
        </div>
        <div>
          <dt>{t(start.kind === 'pick-up' ? 'activity.pickUp' : 'activity.meeting')}</dt>
          <dd>{words.start(activity)}</dd>
          <dd>{words.startDescription(activity)}</dd>
          {isOver ? null : (
            <>
              <dd>{start.minutesBefore > 0 ? t('activity.before', { count: start.minutesBefore }) : null}</dd>
              {start.kind === 'meeting-point' ? (
                <dd>
                  <MapLink
                    href={mapHref(start.latitude, start.longitude)}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    <Icon name="pin" size="s" />
                    {t('activity.map')}
                  </MapLink>
                </dd>
              ) : null}
            </>
          )}
        </div>
        <div>
          <dt>{t('activity.who')}</dt>
          <dd>{words.people(activity)}</dd>
          <dd>{t('activity.inNameOf', { name: leadParticipant })}</dd>
          <dd>{words.guide(activity)}</dd>
        </div>
        {isOver ? null : <Answers activity={activity} item={item} />}
      </Facts>
      {isOver ? null : (
        <>
          {bring.length > 0 ? (
            <Bring>
              {t('activity.bring', { what: list(bring.map((one) => saidText(one, words.language))) })}
            </Bring>
          ) : null}
          <Muted>{t('activity.rules.zone')}</Muted>
        </>
      )}
    </FormSection>
  );
}

/** Who paid what, as it was charged. */
export const BookedActivityLines = ({ item }: { item: BookedItem }) => (
  <ActivityLines activity={bookedActivityOf(item)} currency={item.total.currency} charged />
);

const OPTIONS = ['change', 'answers', 'late'] as const;

/** What can still be done beyond giving it back, by phone. */
export function ActivityOptions() {
  const { t } = useTexts('booking');
  return OPTIONS.map((name) => (
    <div key={name}>
      <dt>{t(`activity.options.${name}`)}</dt>
      <dd>{t(`activity.options.${name}-text`)}</dd>
    </div>
  ));
}
