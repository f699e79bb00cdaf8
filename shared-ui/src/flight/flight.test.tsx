import { render, screen } from '@testing-library/react';
import { violations } from '../testing/violations.ts';
import { FlightLeg, Timeline } from './index.ts';

const leg = (
  <FlightLeg
    carrierMark="CM"
    title="Ida"
    date="sáb 12 dic"
    depart={{ time: '17:35', code: 'BOG', name: 'Bogotá, El Dorado' }}
    arrive={{
      time: '09:10',
      code: 'MAD',
      name: 'Madrid, Barajas',
      plusDays: 1,
      plusLabel: 'llega un día después',
    }}
    duration="9 h 35 min"
    pathSegments={[
      { kind: 'fly', minutes: 120 },
      { kind: 'night', minutes: 300 },
      { kind: 'fly', minutes: 600 },
    ]}
    stopsText="1 escala, Panamá PTY"
    alert="De noche"
  />
);

test('a leg tells both ends with code and name, the stop, and the day it arrives', async () => {
  const { container } = render(leg);
  for (const text of ['17:35', 'BOG', 'Bogotá, El Dorado', 'MAD', '1 escala, Panamá PTY', 'De noche']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('llega un día después')).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});

test('a timeline keeps its order', async () => {
  const { container } = render(
    <Timeline
      items={[
        { id: '1', kind: 'stop', time: '17:35', title: 'Bogotá' },
        { id: '2', kind: 'fly', detail: '1 h 40 min' },
        { id: '3', kind: 'stop', time: '19:15', title: 'Panamá' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '17:35Bogotá',
    '1 h 40 min',
    '19:15Panamá',
  ]);
  expect(await violations(container)).toEqual([]);
});
