import type { ActionOf } from '../../wargame/machine/shape.ts';

/** Fields of the types of action that no sibling has. */
export const OWN_FIELDS = { embark: ['unit'], land: [], bomb: ['city'] } as const;

/** An action that no sibling has. */
export type OwnAct<Type extends keyof typeof OWN_FIELDS> = ActionOf<typeof OWN_FIELDS, Type>;
