import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { CruiseDetail } from '@alisio/shared-contracts/cruises';
import { Icon } from '@alisio/shared-ui/icons';
import { Heading } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { placesWithVisa } from './places-with-visa.ts';

const { color, space } = tokens;

const Lists = styled.div`
  display: grid;
  gap: ${space[8]};

  & li {
    display: flex;
    gap: ${space[3]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }

  & li > svg {
    flex: none;
    margin-top: 4px;
    color: ${color.ink2};
  }

  & [data-list='included'] li > svg {
    color: ${color.goodText};
  }

  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[6]};
  }
`;

/** What the price has, what it has not, and which papers are asked for at the pier: each as much as the others. */
export function Included({ detail }: { detail: CruiseDetail }) {
  const { t } = useTexts('cruises');
  const { list } = useFormats();
  const visas = placesWithVisa(detail.ports);
  const papers = detail.papers.filter((paper) => paper !== 'visa-by-port');
  const hasVisas = detail.papers.includes('visa-by-port');
  return (
    <Lists>
      <div data-list="included">
        <Heading level={3} size="s">
          {t('cruisePage.included.in')}
        </Heading>
        <ul>
          {detail.included.map((extra) => (
            <li key={extra}>
              <Icon name="check" size="s" />
              {t(`cruisePage.extras.${extra}`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Heading level={3} size="s">
          {t('cruisePage.included.out')}
        </Heading>
        <ul>
          {detail.notIncluded.map((extra) => (
            <li key={extra}>
              <Icon name="close" size="s" />
              {t(`cruisePage.extras.${extra}`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Heading level={3} size="s">
          {t('cruisePage.included.papers')}
        </Heading>
        <ul>
          {papers.map((paper) => (
            <li key={paper}>
              <Icon name="bag-personal" size="s" />
              {t(`cruisePage.papers.${paper}`)}
            </li>
          ))}
          {hasVisas
            ? visas.map(({ visa, places }) => (
                <li key={visa}>
                  <Icon name="bag-personal" size="s" />
                  {t(`cruisePage.visas.${visa}`, { places: list(places) })}
                </li>
              ))
            : null}
        </ul>
      </div>
    </Lists>
  );
}
