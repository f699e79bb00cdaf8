import { screen } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showHome, showHotel } from '../testing/show.ts';

test.each([
  ['home', showHome],
  ['hotel', showHotel],
])(
  'axe finds nothing wrong with the page %s, which has one heading of the first level',
  async (_name, show) => {
    const { container } = show();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await violations(container)).toEqual([]);
  },
);
