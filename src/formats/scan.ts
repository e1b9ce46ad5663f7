import type { FormatCode, FormatError } from './errors.ts';
import { LIMITS } from './limits.ts';

/** Keys with a special meaning in JavaScript. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class ScanError extends Error {
  readonly code: FormatCode;
  readonly offset: number;
  readonly args: Record<string, string | number>;
  constructor(code: FormatCode, offset: number, args: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.offset = offset;
    this.args = args;
  }
}

/** Scans JSON text without building values and gives the first error: syntax, depth, keys, sizes. */
export function scan(text: string): FormatError | undefined {
  try {
    new Scanner(text).document();
    return undefined;
  } catch (error) {
    if (!(error instanceof ScanError)) throw error;
    const { line, column } = placeOf(text, error.offset);
    return { code: error.code, at: `${line}:${column}`, args: { ...error.args, line, column } };
  }
}

export function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) as string).length + 1 };
}

class Scanner {
  private readonly text: string;
  private pos = 0;
  private depth = 0;
  private values = 0;

  constructor(text: string) {
    this.text = text;
  }

  document(): void {
    this.value();
    this.space();
    if (this.pos < this.text.length) throw new ScanError('broken-json', this.pos);
  }

  private value(): void {
    this.space();
    if (++this.values > LIMITS.values) throw new ScanError('too-many', this.pos, { limit: LIMITS.values });
    const first = this.text[this.pos];
    if (first === '{') this.nested('}', LIMITS.fields, this.members());
    else if (first === '[') this.nested(']', LIMITS.entries, () => this.value());
    else if (first === '"') this.string();
    else this.scalar();
  }

  private nested(close: string, limit: number, entry: () => void): void {
    if (++this.depth > LIMITS.depth) throw new ScanError('too-deep', this.pos, { limit: LIMITS.depth });
    this.pos++;
    if (!this.take(close)) this.entries(close, limit, entry);
    this.depth--;
  }

  private entries(close: string, limit: number, entry: () => void): void {
    for (let count = 1; ; count++) {
      if (count > limit) throw new ScanError('too-many', this.pos, { limit });
      entry();
      if (this.take(close)) return;
      this.need(',');
    }
  }

  private members(): () => void {
    const seen = new Set<string>();
    return () => {
      this.space();
      const start = this.pos;
      if (this.text[start] !== '"') throw new ScanError('broken-json', start);
      const key = this.string();
      if (FORBIDDEN.has(key)) throw new ScanError('forbidden-key', start, { key });
      if (seen.has(key)) throw new ScanError('duplicate-key', start, { key: key.slice(0, LIMITS.name) });
      seen.add(key);
      this.need(':');
      this.value();
    };
  }

  private string(): string {
    const start = this.pos++;
    for (let code = this.code(); code !== 0x22; code = this.code()) {
      if (Number.isNaN(code) || code < 0x20) throw new ScanError('broken-json', this.pos);
      if (code === 0x5c) this.match(ESCAPE);
      else this.pos++;
    }
    this.pos++;
    if (this.pos - start > LIMITS.text) throw new ScanError('too-long', start, { limit: LIMITS.text });
    const raw = this.text.slice(start, this.pos);
    return raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1);
  }

  private code(): number {
    return this.text.charCodeAt(this.pos);
  }

  private scalar(): void {
    const start = this.pos;
    const found = this.match(SCALAR);
    if (/[-\d]/.test(found[0] as string) && !Number.isFinite(Number(found))) throw new ScanError('bad-number', start);
    if (/[\w.+-]/.test(this.text[this.pos] ?? '')) throw new ScanError('broken-json', this.pos);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.pos;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) throw new ScanError('broken-json', this.pos);
    this.pos += found.length;
    return found;
  }

  private space(): void {
    this.match(SPACE);
  }

  private take(mark: string): boolean {
    this.space();
    if (this.text[this.pos] !== mark) return false;
    this.pos++;
    return true;
  }

  private need(mark: string): void {
    if (!this.take(mark)) throw new ScanError('broken-json', this.pos);
  }
}
