import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { TroubleNotice } from './index.ts';

function Page() {
  const [trouble, setTrouble] = useState({ kind: 'gone' });
  const [chosen, setChosen] = useState('');
  return (
    <>
      <TroubleNotice
        trouble={trouble}
        tone="warm"
        title="Ya no está"
        ways={[
          { label: 'Elegir otra', onPress: () => setChosen('another') },
          { label: 'Volver', onPress: () => setTrouble({ kind: 'gone' }) },
        ]}
      >
        <p>Alguien la reservó.</p>
      </TroubleNotice>
      <output>{chosen}</output>
    </>
  );
}

test('what happened is where the keys are, each time that it happens, and each way does what it says', async () => {
  const { container } = render(<Page />);
  const notice = () => screen.getByText('Ya no está').parentElement;
  expect(document.activeElement).toBe(notice());
  await userEvent.click(screen.getByRole('button', { name: 'Elegir otra' }));
  expect(screen.getByText('another')).toBeTruthy();
  expect(document.activeElement).not.toBe(notice());
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(document.activeElement).toBe(notice());
  expect(await violations(container)).toEqual([]);
});
