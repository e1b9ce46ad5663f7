export const AREAS = 'ABCDEFGHIJKLMNO'.split('').map((id) => ({ id, touches: [] as string[], ownerOn: (turn: number): 0 | 1 => ('MNO'.includes(id) || ('AL'.includes(id) && turn >= 7) ? 0 : 1) }));
export const isFriendly = (area: number, side: 0 | 1, turn: number): boolean => AREAS[area]?.ownerOn(turn) === side;
