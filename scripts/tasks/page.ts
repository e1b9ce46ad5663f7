import { ensurePage } from '../page.ts';

await ensurePage();
