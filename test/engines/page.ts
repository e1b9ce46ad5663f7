// For a page of any browser, which can then play games of computer players.
import { playedOf } from './games.ts';

Object.assign(globalThis, { playedOf });
