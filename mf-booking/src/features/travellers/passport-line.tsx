import { useTexts } from '@alisio/platform/sdk/i18n';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { machineReadableName } from './machine-readable.ts';

const Box = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  margin-bottom: ${tokens.space[5]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink2};
  font-size: ${tokens.text[14]};

  & code {
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-weight: 500;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }
`;

interface PassportLineProps {
  surnames: string;
  givenNames: string;
  nationality: string;
}

/** The name as the passport's reading zone prints it, while it is typed: the quickest way to see a slip. */
export function PassportLine({ surnames, givenNames, nationality }: PassportLineProps) {
  const { t } = useTexts('booking');
  return (
    <Box>
      <span>{t('traveller.passportNote')}</span>
      {/* Forty-four letters and signs say nothing to a screen reader; the fields hold the same name. */}
      <code aria-hidden="true" translate="no">
        {machineReadableName(surnames, givenNames, nationality)}
      </code>
    </Box>
  );
}
