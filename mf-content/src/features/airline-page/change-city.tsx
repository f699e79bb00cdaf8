import { useTexts } from '@alisio/platform/sdk/i18n';
import { useLocation, useNavigate } from '@alisio/platform/sdk/router';
import type { CarrierRoutesAnswer } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { SelectField } from '@alisio/shared-ui/field';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { SubmitEvent } from 'react';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  align-items: end;
  max-width: 420px;
  margin-bottom: ${tokens.space[4]};
`;

/** Where else the airline flies from, an address each: the browser alone sends it, too. */
export function ChangeCity({ from, origins }: Pick<CarrierRoutesAnswer, 'from' | 'origins'>) {
  const { t } = useTexts('content');
  const { pathname } = useLocation();
  const choicePath = `${pathname}#routes`;
  const navigate = useNavigate();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = String(new FormData(event.currentTarget).get('from') ?? '');
    void navigate(`${pathname}?${new URLSearchParams({ from: chosen })}#routes`);
  };
  return (
    <Form method="get" action={choicePath} onSubmit={send}>
      <SelectField key={from.code} label={t('airline.routes.city')} name="from" defaultValue={from.code}>
        {origins.map(({ code, city }) => (
          <option key={code} value={code}>{`${city} (${code})`}</option>
        ))}
      </SelectField>
      <Button type="submit" variant="quiet">
        {t('airline.routes.change')}
      </Button>
    </Form>
  );
}
