import { ensureBrowser, findBrowser, type SystemBrowser } from './browser.ts';

/** What Playwright switches off, for a second list replaces the first; and the pages of the address bar, which start a process for every visitor. */
const UNUSED: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Flags for Chromium: usable as root, no GPU, no network requests of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${UNUSED.join(',')}`,
];

const CHROMIUM: SystemBrowser = {
  title: 'Chromium',
  // Without windows it does the same for three quarters of the work.
  programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  variable: 'CHROMIUM',
  packages: ['chromium-headless-shell', 'chromium'],
  needs: 'The browser tests need',
};

/** The Chromium in the variable CHROMIUM, else the first one in PATH or /usr/bin. */
export const findChromium = (): string | undefined => findBrowser(CHROMIUM);

/** Finds Chromium, and installs it where that is possible without a password. */
export const ensureChromium = (): Promise<string> => ensureBrowser(CHROMIUM);
