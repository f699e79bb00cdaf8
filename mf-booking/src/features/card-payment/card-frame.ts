import {
  type CardFieldName,
  type FromCardFrame,
  fromCardFrame,
  type ToCardFrame,
} from '@alisio/shared-contracts/payments';

export type CardToken = Omit<Extract<FromCardFrame, { type: 'pay:token' }>, 'type' | 'id'>;

/** How long the frame may take to answer before it counts as not there. Milliseconds. */
const ANSWER_MS = { state: 4000, token: 20_000 } as const;

/**
 * A question to the frame that waits for the one message that answers it: what names another question does not. A frame
 * of before names none.
 */
interface Question {
  answers: (message: FromCardFrame) => boolean;
  settle: (message: FromCardFrame | undefined) => void;
}

export interface CardFrame {
  /** Takes a message of the window; those of other frames and origins are not heard. */
  hear: (event: MessageEvent) => FromCardFrame | undefined;
  /** Says it once the frame has spoken; a window that is still loading would get it at the wrong origin. */
  tell: (message: ToCardFrame) => void;
  /** Shows every error. @returns the wrong fields, nothing when the frame does not answer */
  validate: () => Promise<readonly CardFieldName[] | undefined>;
  /** A fresh token for what the fields hold; nothing when there is none to be had. */
  requestToken: () => Promise<CardToken | undefined>;
}

let questionsAsked = 0;
/** Of this page's questions; a frame that was loaded anew has no answer to one of before. */
const newId = (): string => `q${++questionsAsked}`;

/** The checkout's side of the talk with the card frame (contracts' `payments`). No card data crosses it. */
export function talkToCardFrame(frameWindow: () => Window | null | undefined, payOrigin: string): CardFrame {
  const questions = new Set<Question>();
  /** the frame that has spoken: it is of the pay origin, while one that is still loading is of ours */
  let spoken: Window | undefined;
  let unsaid: ToCardFrame[] = [];

  function tell(message: ToCardFrame): void {
    const frame = frameWindow();
    if (frame && frame === spoken) frame.postMessage(message, payOrigin);
    else unsaid.push(message);
  }

  function listenTo(frame: Window): void {
    if (frame === spoken) return;
    spoken = frame;
    const waiting = unsaid;
    unsaid = [];
    for (const message of waiting) tell(message);
  }

  function ask(type: 'pay:validate' | 'pay:flush', ends: Question['answers'], limit: number) {
    const id = newId();
    const answers = (message: FromCardFrame) =>
      ends(message) && (!('id' in message) || message.id === undefined || message.id === id);
    return new Promise<FromCardFrame | undefined>((resolve) => {
      const question: Question = {
        answers,
        settle(answer) {
          clearTimeout(timer);
          questions.delete(question);
          resolve(answer);
        },
      };
      const timer = setTimeout(() => question.settle(undefined), limit);
      questions.add(question);
      tell({ type, id });
    });
  }

  return {
    tell,
    hear({ source, origin, data }) {
      const frame = frameWindow();
      if (origin !== payOrigin || !frame || source !== frame) return undefined;
      const message = fromCardFrame.safeParse(data);
      if (!message.success) return undefined;
      listenTo(frame);
      for (const question of [...questions])
        if (question.answers(message.data)) question.settle(message.data);
      return message.data;
    },
    async validate() {
      const answer = await ask('pay:validate', ({ type }) => type === 'pay:state', ANSWER_MS.state);
      return answer?.type === 'pay:state' ? answer.invalid : undefined;
    },
    async requestToken() {
      const ends = ({ type }: FromCardFrame) => type === 'pay:token' || type === 'pay:failed';
      const answer = await ask('pay:flush', ends, ANSWER_MS.token);
      if (answer?.type !== 'pay:token') return undefined;
      const { type: _, id: __, ...token } = answer;
      return token;
    },
  };
}
