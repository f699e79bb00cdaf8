import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';

/** The asterisk is for the eye; the control itself says that it is required. */
export const labelStyles = `
  display: block;
  margin-bottom: ${tokens.space[1]};
  font-size: ${tokens.text[14]};
  font-weight: 600;

  &[data-required]::after {
    content: ' *';
    content: ' *' / '';
    color: ${tokens.color.badText};
  }
`;

export const Label = styled.label(labelStyles);
export const Legend = styled.legend(labelStyles);

/** "opcional", "si aparece en el pasaporte": beside the label, lighter. */
export const Optional = styled.span`
  margin-left: 0.35em;
  font-weight: 400;
  color: ${tokens.color.ink3};
`;
