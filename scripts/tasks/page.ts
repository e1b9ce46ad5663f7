import { bringPage } from '../page.ts';

await bringPage();
