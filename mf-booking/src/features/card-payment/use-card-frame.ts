import { useTexts } from '@alisio/platform/sdk/i18n';
import { useBootstrap } from '@alisio/platform/sdk/page';
import { type CardFieldName, cardFrameUrl } from '@alisio/shared-contracts/payments';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CardFrame, type CardToken, talkToCardFrame } from './card-frame.ts';
import { usePageTheme } from './use-page-theme.ts';

/** A frame that has not said that it is ready by then has failed. Milliseconds. */
const READY_MS = 15_000;

export interface CardFields {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** address of the frame; nothing on a server, which knows no page that embeds it */
  src: string | undefined;
  /** counts the tries to load it; key of the frame's element */
  round: number;
  state: 'loading' | 'ready' | 'failed';
  /** CSS pixels */
  height: number | undefined;
  /** wrong fields, once asked */
  invalid: readonly CardFieldName[];
  token: CardToken | undefined;
  /** the last token could not be had: the pay origin did not take the card */
  tokenFailed: boolean;
  frame: CardFrame;
  /** the token is used up: the next payment takes a fresh one */
  dropToken: () => void;
  /** the frame does not answer any more */
  fail: () => void;
  reload: () => void;
}

/** The card frame of the pay origin, as the checkout sees it. */
export function useCardFrame(): CardFields {
  const { payOrigin } = useBootstrap();
  const { language } = useTexts('booking');
  const theme = usePageTheme();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [frame] = useState(() => talkToCardFrame(() => frameRef.current?.contentWindow, payOrigin));
  const [src, setSrc] = useState<string>();
  const [state, setState] = useState<CardFields['state']>('loading');
  const [height, setHeight] = useState<number>();
  const [invalid, setInvalid] = useState<readonly CardFieldName[]>([]);
  const [token, setToken] = useState<CardToken>();
  const [tokenFailed, setTokenFailed] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = frame.hear(event);
      if (!message) return;
      setState('ready');
      if (message.type === 'pay:resized') setHeight(message.height);
      if (message.type === 'pay:state') setInvalid(message.invalid);
      if (message.type === 'pay:cleared') setToken(undefined);
      setTokenFailed(message.type === 'pay:failed');
      if (message.type !== 'pay:token') return;
      const { type: _, id: __, ...fresh } = message;
      setToken(fresh);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);

  // The first language and theme go by the address, so that nothing flickers; it must not change later, since a
  // new address would empty the fields.
  useEffect(() => {
    setSrc((known) => known ?? cardFrameUrl(payOrigin, window.location.origin, language, theme));
    if (state === 'ready') frame.tell({ type: 'pay:configure', language, theme });
  }, [frame, payOrigin, language, theme, state]);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), READY_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    frameRef,
    src,
    round,
    state,
    height,
    invalid,
    token,
    tokenFailed,
    frame,
    dropToken: () => setToken(undefined),
    fail: () => setState('failed'),
    reload: () => {
      setToken(undefined);
      setState('loading');
      setRound(round + 1);
    },
  };
}
