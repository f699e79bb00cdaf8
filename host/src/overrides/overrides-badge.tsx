import { useTexts } from '@alisio/platform/sdk/i18n';
import type { Override } from '@alisio/platform/sdk/registry';
import { Button } from '@alisio/shared-ui/button';
import { Wrap } from '@alisio/shared-ui/layout';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { HOST_TEXTS } from '../locales/language.ts';
import { clearOverrides } from './asked-overrides.ts';

const { color, space } = tokens;

const Bar = styled.section`
  border-top: 1px solid ${color.accentLine};
  background: ${color.accentSoft};
  font-size: ${tokens.text[14]};
`;

const Line = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[2]};
`;

/** Many swaps scroll inside: the page stays in sight. */
const List = styled.ul`
  display: grid;
  max-height: 30vh;
  overflow-y: auto;

  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[5]};
  }

  & > li {
    overflow-wrap: anywhere;
  }
`;

const Told = styled.div`
  flex: 1;
  min-width: 0;
`;

const Refused = styled.span`
  color: ${color.badText};
`;

function Swap({ name, wanted, state, reason }: Override) {
  const { t } = useTexts(HOST_TEXTS);
  return (
    <li>
      <b>{name}</b> {wanted}
      {state === 'refused' && reason ? (
        <>
          {' '}
          <Refused>{t(`overrides.refused.${reason}`)}</Refused>
        </>
      ) : null}
    </li>
  );
}

/** Says all the time that this tab is not the shop as released: what is swapped, what could not be, and the way back. */
export function OverridesBadge({ overrides }: { overrides: readonly Override[] }) {
  const { t } = useTexts(HOST_TEXTS);
  return (
    <Bar aria-label={t('overrides.label')}>
      <Line>
        <Told role="status">
          <Muted size={13}>{t('overrides.label')}</Muted>
          <List>
            {overrides.map((one) => (
              <Swap key={`${one.name}@${one.wanted}`} {...one} />
            ))}
          </List>
        </Told>
        <Button variant="quiet" size="s" onClick={clearOverrides}>
          {t('overrides.clear')}
        </Button>
      </Line>
    </Bar>
  );
}
