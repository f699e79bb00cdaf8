import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { Poster } from '../poster/index.ts';
import { Price, type PriceProps } from '../price/index.ts';
import { OpenState } from '../shell/index.ts';
import { Heading, type HeadingProps } from '../text/index.ts';
import { ByPhone, Facts, Frame, Inside, Line, Prices, Sheet, Web } from './deal-styles.tsx';

interface LabelledPrice {
  label: ReactNode;
  /** The whole amount for the same travellers in both. */
  price: PriceProps['parts'];
}

export interface DealCardProps {
  /** Of the poster. */
  place: string;
  title: ReactNode;
  level?: HeadingProps['level'];
  facts?: ReactNode;
  web: LabelledPrice;
  phone: LabelledPrice;
  /** Whether somebody answers now, and the words for it; of what is not known yet only the room is there. */
  open: boolean | undefined;
  openText: ReactNode;
  /** `tel:` address. */
  href: string;
  action: ReactNode;
  /** What to say to the agent, with the code in `<b>`: "Dicta el código VL-2048". */
  dictate: ReactNode;
  className?: string;
}

/** A fare that is sold by phone only, beside what the web asks for the same. */
export function DealCard(props: DealCardProps) {
  const { place, title, level = 3, facts, web, phone, open, openText, href, action, dictate } = props;
  return (
    <Frame className={props.className}>
      <Sheet>
        <Poster place={place} fill />
        <Inside>
          <Heading level={level} size="s">
            {title}
          </Heading>
          {facts ? <Facts>{facts}</Facts> : null}
          <Prices>
            <div>
              <dt>{web.label}</dt>
              <Web>
                <Price parts={web.price} />
              </Web>
            </div>
            <div>
              <dt>{phone.label}</dt>
              <ByPhone>
                <Price parts={phone.price} />
              </ByPhone>
            </div>
          </Prices>
          <Line>
            <Button href={href} variant="call" size="s" full>
              <Icon name="phone" size="s" />
              {action}
            </Button>
            <span>{dictate}</span>
            <OpenState open={open}>{openText}</OpenState>
          </Line>
        </Inside>
      </Sheet>
    </Frame>
  );
}
