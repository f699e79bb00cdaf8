import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { Button } from '@alisio/shared-ui/button';
import { TextField } from '@alisio/shared-ui/field';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type SubmitEvent, useEffect, useRef } from 'react';

const { space } = tokens;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;
  max-width: 560px;
`;

interface TextSearchProps {
  /** where what is found is shown */
  action: string;
  words: string;
  /** of the box: "Buscar en todos los textos" */
  label: string;
}

/** A search over texts, an address each: the browser alone sends it, too. */
export function TextSearch({ action: listPath, words, label }: TextSearchProps) {
  const { t } = useTexts('content');
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  // Back and forward change what was searched; the box says it, and keeps the focus that it has.
  useEffect(() => {
    if (box.current) box.current.value = words;
  }, [words]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (typed === words) return;
    void navigate(typed === '' ? listPath : `${listPath}?${new URLSearchParams({ q: typed })}`);
  };
  return (
    <Form method="get" action={listPath} role="search" onSubmit={send}>
      <TextField ref={box} label={label} name="q" type="search" defaultValue={words} maxLength={100} />
      <Button type="submit" variant="quiet">
        {t('reading.searchSend')}
      </Button>
    </Form>
  );
}
