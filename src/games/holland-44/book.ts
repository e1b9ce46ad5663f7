import type { Book } from '../../wargame/book.ts';
import { ABOUT } from './position/about.ts';
import { COMBAT_TABLES } from './reader/combat.ts';
import { LANDING_TABLES } from './reader/landing.ts';
import { SIDE_TABLES } from './reader/sides.ts';
import { TERRAIN_TABLES } from './reader/terrain.ts';
import { TURN_TABLES } from './reader/turns.ts';
import { CHAPTERS } from './reader/chapters.ts';

export const book: Book = {
  title: ABOUT.title,
  chapters: CHAPTERS,
  tables: [...COMBAT_TABLES, ...TERRAIN_TABLES, ...TURN_TABLES, ...LANDING_TABLES, ...SIDE_TABLES],
};
