import { useTexts } from '@alisio/platform/sdk/i18n';
import { frames, type Layout, type SkeletonPiece } from '@alisio/platform/sdk/remote';
import { ProgressBar, Skeleton } from '@alisio/shared-ui/feedback';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { HOST_TEXTS } from '../locales/language.ts';

const { space } = tokens;

const Place = styled(Wrap)`
  display: grid;
  gap: ${space[4]};
  /* The footer waits below the fold, so that no page pushes it out of sight. */
  min-height: 100vh;
  align-content: start;
  padding-block: ${space[8]};
`;

const WithSide = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.lg} {
    grid-template-columns: 1fr 376px;
    gap: ${space[10]};
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
`;

const Outline = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;

/** A card of a list: who and when, the line of times, two lines of facts, the price. */
const Listed = () => (
  <Outline aria-hidden="true">
    <Skeleton height="14px" width="40%" />
    <Skeleton height="44px" />
    <Skeleton height="14px" width="72%" />
    <Skeleton height="14px" width="56%" />
    <Skeleton height="32px" width="128px" />
  </Outline>
);

const HEIGHTS = { title: '48px', finder: '320px', block: '176px' };

const draw = (pieces: readonly SkeletonPiece[]) =>
  Object.entries(pieces).map(([place, piece]) =>
    piece === 'card' ? <Listed key={place} /> : <Skeleton key={place} height={HEIGHTS[piece]} />,
  );

/** The rough shape of a layout's page while its code is on the way, under the thin bar of §9. */
export function PageSkeleton({ layout }: { layout: Layout }) {
  const { t } = useTexts(HOST_TEXTS);
  const { skeleton, aside } = frames[layout];
  return (
    <Place aria-busy="true">
      <ProgressBar active label={t('shell.loading')} />
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      {aside ? (
        <WithSide>
          <Column>{draw(skeleton)}</Column>
          <Column>{draw(aside)}</Column>
        </WithSide>
      ) : (
        draw(skeleton)
      )}
    </Place>
  );
}
