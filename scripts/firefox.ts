import { ensureBrowser } from './browser.ts';

/** The Firefox in the variable FIREFOX, in PATH or /usr/bin; installed where that is possible without a password. */
export const ensureFirefox = (): Promise<string> =>
  ensureBrowser({
    title: 'Firefox',
    programs: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX',
    packages: ['firefox-esr'],
    needs: 'npm run soak:firefox needs',
  });
