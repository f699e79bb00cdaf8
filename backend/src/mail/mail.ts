/** A file that comes with a mail. */
export interface MailFile {
  name: string;
  /** media type */
  type: string;
  content: Buffer | string;
}

/** A letter as it is sent: one reader, the same in text and as a page. */
export interface Mail {
  /** address alone, without a name */
  to: string;
  subject: string;
  text: string;
  html: string;
  files: readonly MailFile[];
}

/** Where mails leave the house. */
export interface MailPort {
  /**
   * Sends a mail. The same id is the same mail: who sends it again, because it is not known whether it was sent, does
   * not make it another one for whoever compares ids (`Message-ID`, the name of its file).
   * @throws Error when it was not taken, or nobody knows
   */
  send(id: string, mail: Mail): Promise<void>;
}
