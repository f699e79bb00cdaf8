import { usePricesAwaited } from '@alisio/platform/sdk/visitor';
import { Muted } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { useState } from 'react';

/** Words that keep their room, and are not there. */
export const Unseen = styled(Muted)`
  visibility: hidden;
`;

/**
 * Whether words about a conversion keep their room though nothing is converted: the visitor's country or the rates
 * were on their way when they were first drawn. The room stays, so that their coming moves nothing, and neither does
 * their not coming.
 * @param currency ISO code of what is charged
 */
export function useKeptRoom(currency: string): boolean {
  const [kept] = useState(usePricesAwaited(currency));
  return kept;
}
