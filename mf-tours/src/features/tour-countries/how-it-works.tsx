import { useTexts } from '@alisio/platform/sdk/i18n';
import { Heading } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

const Steps = styled.ol`
  display: grid;
  gap: ${space[8]};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};
    align-items: start;
  }

  & > li > span {
    display: grid;
    place-items: center;
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${tokens.radius.pill};
    background: ${color.action};
    color: ${color.onAction};
    font-weight: 650;
  }

  & p {
    max-width: 48ch;
    margin-top: ${space[1]};
    color: ${color.ink2};
  }

  ${media.md} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${media.lg} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space[6]};
  }
`;

const STEPS = ['choose', 'departure', 'pay', 'group'] as const;

/** How a tour is bought, and what becomes of the money. */
export function HowItWorks() {
  const { t } = useTexts('tours');
  return (
    <Steps>
      {STEPS.map((step, at) => (
        <li key={step}>
          <span aria-hidden="true">{at + 1}</span>
          <div>
            <Heading level={3} size="xs">
              {t(`toursHome.how.${step}`)}
            </Heading>
            <p>{t(`toursHome.how.${step}Text`)}</p>
          </div>
        </li>
      ))}
    </Steps>
  );
}
