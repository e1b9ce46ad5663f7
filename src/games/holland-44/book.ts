import type { Book } from '../../wargame/book.ts';
import { ABOUT } from './about.ts';
import { COMBAT_TABLES } from './book/combat.ts';
import { LANDING_TABLES } from './book/landing.ts';
import { SIDE_TABLES } from './book/sides.ts';
import { TERRAIN_TABLES } from './book/terrain.ts';
import { TURN_TABLES } from './book/turns.ts';
import { CHAPTERS } from './chapters.ts';

export const book: Book = {
  title: ABOUT.title,
  chapters: CHAPTERS,
  tables: [...COMBAT_TABLES, ...TERRAIN_TABLES, ...TURN_TABLES, ...LANDING_TABLES, ...SIDE_TABLES],
};
