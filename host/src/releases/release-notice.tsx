import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button, IconButton } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Wrap } from '@alisio/shared-ui/layout';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { HOST_TEXTS } from '../locales/language.ts';

const { color, space } = tokens;

/** Empty it takes no room, but stands: what is put into a region that was there is read out. */
const Bar = styled.div`
  &[data-shown] {
    padding-block: ${space[2]};
    border-top: 1px solid ${color.lineStrong};
    background: ${color.surface};
    box-shadow: ${tokens.elevation.floating};
  }
`;

const Line = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font-size: ${tokens.text[14]};
`;

const Words = styled.div`
  flex: 1;

  & p + p {
    color: ${color.ink2};
  }

  ${media.md} {
    display: flex;
    gap: ${space[2]};
  }
`;

export interface ReleaseNoticeProps {
  shown: boolean;
  /** absent while an update would take something from the visitor */
  onUpdate: (() => void) | undefined;
  onDismiss: () => void;
}

/** Says that the site has a new version. That alone is read out, not each change of what may be done about it. */
export function ReleaseNotice({ shown, onUpdate, onDismiss }: ReleaseNoticeProps) {
  const { t } = useTexts(HOST_TEXTS);
  return (
    <Bar data-shown={shown || undefined}>
      <Line>
        <Words>
          <p role="status">{shown ? t('release.text') : null}</p>
          {shown && !onUpdate ? <p>{t('release.later')}</p> : null}
        </Words>
        {shown && onUpdate ? (
          <Button variant="quiet" size="s" onClick={onUpdate}>
            {t('release.update')}
          </Button>
        ) : null}
        {shown ? (
          <IconButton label={t('release.dismiss')} onClick={onDismiss}>
            <Icon name="close" />
          </IconButton>
        ) : null}
      </Line>
    </Bar>
  );
}
