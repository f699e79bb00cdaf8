import { useTexts } from '@alisio/platform/sdk/i18n';
import type { CruiseSearchAnswer } from '@alisio/shared-contracts/cruises';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Muted, Tag } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;

  & > ul {
    display: contents;
  }
`;

/** §4: the lines of what is shown, each once, with how many sailings it has. */
export function MatchedLines({ lines }: { lines: CruiseSearchAnswer['meta']['matchedLines'] }) {
  const { t } = useTexts('cruises');
  return (
    <Row>
      <Muted as="span" id="matched-lines">
        {t('results.lines')}
      </Muted>
      <ul aria-labelledby="matched-lines">
        {lines.map(({ code, name, sailings }) => (
          <Tag as="li" key={code}>
            {name} <span aria-hidden="true">{sailings}</span>
            <VisuallyHidden as="span">{t('results.sailings', { count: sailings })}</VisuallyHidden>
          </Tag>
        ))}
      </ul>
    </Row>
  );
}
