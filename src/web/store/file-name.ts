/** What file systems do not let stand in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;

/** A name for people: what it is of, and the day, as ISO 8601 has it. */
export function fileName(parts: readonly string[], day: Date, ending: string): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return `${[...parts, date].join(', ').replaceAll(FORBIDDEN, ' ').trim()}.${ending}`;
}
