import { useTexts } from '@alisio/platform/sdk/i18n';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { HOST_TEXTS } from '../locales/language.ts';
import { useHost } from '../remotes/host-context.ts';
import { type ShownPart, shownParts } from './shown-parts.ts';

const { color, space } = tokens;

/** Above everything, and pressed by nobody. */
const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.toast};
  overflow: hidden;
  pointer-events: none;
`;

/** Two lines, so that one can be made out on whatever the part shows. */
const Outline = styled.div`
  position: absolute;
  border: 2px dashed ${color.focus};
  box-shadow: inset 0 0 0 1px ${color.onNight2};

  &[data-kind='override'] {
    border-style: solid;
    border-color: ${color.badText};
  }

  &[data-kind='candidate'] {
    border-style: solid;
    border-color: ${color.accentText};
  }
`;

/** Inside of its part, in the part of it that is in the window. */
const Label = styled.span`
  position: absolute;
  max-width: 100%;
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${color.accentLine};
  border-radius: 0 0 ${tokens.radius.tag} 0;
  background: ${color.accentSoft};
  color: ${color.ink};
  font-size: ${tokens.text[13]};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

/** Follows the page by each frame the browser draws: what moves a part is not always a scroll. */
function useShownParts(): readonly ShownPart[] {
  const { registry } = useHost();
  const [parts, setParts] = useState<readonly ShownPart[]>([]);
  useEffect(() => {
    let drawn = '';
    const look = () => {
      const next = shownParts(document, registry);
      const text = JSON.stringify(next);
      if (text !== drawn) setParts(next);
      drawn = text;
      frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [registry]);
  return parts;
}

/** Outlines which remote, version and owner each part of the page comes from. */
export function OwnersOverlay() {
  const { t } = useTexts(HOST_TEXTS);
  const parts = useShownParts();
  const said = ({ name, version, owner, kind }: ShownPart): string =>
    [name, version, owner, kind === 'released' ? '' : t(`owners.${kind}`)].filter(Boolean).join(' · ');
  const owners = [...new Set(parts.map(said))];
  return createPortal(
    <>
      <Layer aria-hidden="true">
        {parts.map(({ top, left, width, height, ...part }) => (
          <Outline
            key={`${part.name}:${top}:${height}`}
            data-kind={part.kind}
            style={{ top, left, width, height }}
          >
            <Label style={{ top: Math.max(0, -top) }}>{said({ top, left, width, height, ...part })}</Label>
          </Outline>
        ))}
      </Layer>
      <VisuallyHidden role="status">
        {t('owners.shown')} {owners.join('; ')}
      </VisuallyHidden>
    </>,
    document.body,
  );
}
