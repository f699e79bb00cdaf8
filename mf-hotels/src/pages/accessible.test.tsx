import type { RenderPageOptions } from '@alisio/platform/testing';
import { screen } from '@testing-library/react';
import { worldOf } from '../testing/hotels.ts';
import { showHome, showHotel, showSearch } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

test.each([
  ['home', showHome],
  ['search', (options: RenderPageOptions) => showSearch({ where: 'Cartagena' }, options)],
  ['hotel', showHotel],
])(
  'axe finds nothing wrong with the page %s, which has one heading of the first level',
  async (_name, show) => {
    const { container } = show({ apiHandlers: worldOf([]) });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await violations(container)).toEqual([]);
  },
);
