import { chromium } from 'playwright-core';
const [,, w='1440', h='900', lang='pt-PT', script=''] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const ctx = await browser.newContext({ viewport: { width: +w, height: +h }, locale: lang, hasTouch: +w<800 });
const page = await ctx.newPage(); page.setDefaultTimeout(60000);
const errors=[]; page.on('pageerror', e => errors.push(String(e))); page.on('console', m => m.type()==='error' && errors.push(m.text()));
await page.goto('http://127.0.0.1:8055/');
const card = page.locator('[data-game="holland-44"]');
await card.locator('summary').click();
await page.screenshot({ path: `/tmp/me/shots/lobby-${w}.png` });
await card.locator('button[type=submit]').click();
await page.waitForTimeout(6000);
await page.screenshot({ path: `/tmp/me/shots/start-${w}.png` });
console.log(page.url(), errors);
if (script) { const f = (await import(script)).default; await f(page, (n)=>page.screenshot({path:`/tmp/me/shots/${n}-${w}.png`})); }
console.log(errors); await browser.close();
