/** The time so many milliseconds from now, in ISO 8601. */
export const timeAfter = (now: () => number, milliseconds = 0): string => new Date(now() + milliseconds).toISOString();
