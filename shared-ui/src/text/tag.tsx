import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

export type TagTone = 'neutral' | 'good' | 'warm' | 'action';

const tones: Record<TagTone, [background: string, text: string]> = {
  neutral: [tokens.color.sunken, tokens.color.ink2],
  good: [tokens.color.goodSoft, tokens.color.goodText],
  warm: [tokens.color.accentSoft, tokens.color.accentText],
  action: [tokens.color.actionSoft, tokens.color.actionText],
};

/** A short label on a card. */
export const Tag = styled('span', ownProps('tone'))<{ tone?: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding: 2px ${tokens.space[2]};
  border-radius: ${tokens.radius.tag};
  font-size: ${tokens.text[13]};
  font-weight: 600;
  white-space: nowrap;
  background: ${({ tone = 'neutral' }) => tones[tone][0]};
  color: ${({ tone = 'neutral' }) => tones[tone][1]};
`;
