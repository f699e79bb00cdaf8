import { act } from '@testing-library/react';
import { violations as found } from '../../../shared-ui/src/testing/violations.ts';

/** What axe finds wrong, while the page's late parts may still arrive. Empty when nothing is. */
export const violations = (container: Element): Promise<string[]> => act(() => found(container));
