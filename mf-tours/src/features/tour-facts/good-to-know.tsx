import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { nameOfCode, usePrices } from '@alisio/platform/sdk/visitor';
import { TOUR_LIMITS, type TourDeparture, type TourDetail } from '@alisio/shared-contracts/tours';
import { Icon } from '@alisio/shared-ui/icons';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useTourWords } from '../../words/tour-words.ts';

const { color, space } = tokens;

const Facts = styled.div`
  display: grid;
  gap: ${space[6]};

  & p {
    max-width: 56ch;
    margin-top: ${space[1]};
    color: ${color.ink2};
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[6]} ${space[10]};
  }
`;

const Checks = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-block: ${space[3]} ${space[6]};
  padding: ${space[4]};
  border-radius: ${tokens.radius.control};
  background: ${color.sunken};

  & > li {
    display: flex;
    gap: ${space[2]};
  }

  & svg {
    flex: none;
    margin-top: 4px;
  }
`;

export interface GoodToKnowProps {
  tour: TourDetail;
  /** the one that is chosen; nothing where none is sold */
  departure: TourDeparture | undefined;
}

/** Effort and height honestly, how rooms and children are priced, what becomes of a small group, and what to check. */
export function GoodToKnow({ tour, departure }: GoodToKnowProps) {
  const { t, language } = useTexts('tours');
  const { day, list } = useFormats();
  const { money } = usePrices();
  const words = useTourWords();
  const each = (kind: string) => departure?.rooms.find((room) => room.kind === kind)?.each;
  const [single, double] = [each('single'), each('double')];
  const amount = (minor: number) => money(minor, departure?.currency ?? '');
  const { least, most } = departure?.group ?? tour.group;
  const decidedOn = departure?.going.state === 'forming' ? departure.going.decidedOn : undefined;
  const facts = [
    { id: 'effort', text: `${words.effort(tour.effort)}. ${tour.effortText}` },
    {
      id: 'group',
      text: [
        t('tourPage.know.groupText', { least, most }),
        departure?.going.state === 'guaranteed' ? t('tourPage.know.guaranteed') : '',
        decidedOn ? t('tourPage.know.decided', { day: day(decidedOn) }) : '',
        departure?.going.state === 'guaranteed' ? '' : t('tourPage.know.calledOff'),
      ]
        .filter(Boolean)
        .join(' '),
    },
    {
      id: 'rooms',
      text:
        single !== undefined && double !== undefined && single > double
          ? t('tourPage.know.singleText', { amount: amount(single - double) })
          : t('tourPage.know.roomsText'),
    },
    {
      id: 'children',
      text:
        tour.childFrom > TOUR_LIMITS.childAge.max
          ? t('tourPage.know.childrenNone', { age: tour.childFrom })
          : departure?.child === undefined
            ? t('tourPage.know.childrenFrom', { age: tour.childFrom })
            : t('tourPage.know.childrenText', { age: tour.childFrom, amount: amount(departure.child) }),
    },
    { id: 'whenToGo', text: tour.whenToGo },
    { id: 'money', text: tour.money },
    {
      id: 'papers',
      text: [
        tour.papers,
        ...(tour.crosses.length > 0
          ? [
              t('tourPage.know.crosses', {
                countries: list(tour.crosses.map((code) => nameOfCode(code, language, 'region'))),
              }),
            ]
          : []),
      ].join(' '),
    },
  ] as const;
  return (
    <>
      <Heading level={3} size="s">
        {t('tourPage.know.checks')}
      </Heading>
      <Muted>{t('tourPage.know.checksText')}</Muted>
      <Checks>
        {tour.checks.map((line) => (
          <li key={line}>
            <Icon name="info" size="s" />
            {line}
          </li>
        ))}
      </Checks>
      <Facts>
        {facts.map(({ id, text }) => (
          <div key={id}>
            <Heading level={3} size="xs">
              {t(`tourPage.know.${id}`)}
            </Heading>
            <p>{text}</p>
          </div>
        ))}
      </Facts>
    </>
  );
}
