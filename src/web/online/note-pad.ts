/**
 * A text that is kept elsewhere as it is typed. Of two pages that write, the one that saves last has it; what the other one had written is not lost without a
 * word: it is `other` here until it is taken or let go.
 */
export class NotePad {
  /** What is in the field; what is kept, undefined until that is known. */
  text: string;
  kept: string | undefined;
  /** What another page has written in the meantime. */
  other: string | undefined;
  /** What has been sent, and not been heard of as kept. */
  #sent: string[] = [];

  /** `draft`: what was written here before and could not be kept. */
  constructor(draft = '') {
    this.text = draft;
  }

  get isKept(): boolean {
    return this.text === this.kept;
  }

  /** This is kept now, whoever wrote it. */
  told(kept: string): void {
    const at = this.#sent.indexOf(kept);
    const isOwn = at >= 0 || kept === this.kept || kept === this.text;
    const isUntouched = this.kept === undefined ? this.text === '' : this.isKept;
    this.#sent = this.#sent.slice(at + 1);
    this.kept = kept;
    if (isUntouched) this.text = kept;
    else if (!isOwn && kept !== '') this.other = kept;
  }

  /** What is to be sent: nothing where it is kept, or where nobody knows yet what is. */
  send(): string | undefined {
    if (this.kept === undefined || this.isKept) return undefined;
    if (this.#sent.at(-1) !== this.text) this.#sent.push(this.text);
    return this.text;
  }

  /** The other page's text in the place of this one's, or not. */
  settle(take: boolean): void {
    if (take && this.other !== undefined) this.text = this.other;
    this.other = undefined;
  }
}
