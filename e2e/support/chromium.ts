/** Chromium as these tests start it. */

/** What Playwright switches off by itself: Chromium heeds only the last list that it is given. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Two pages that the address bar opens beside each page of ours, for as much processor as a light one of ours takes. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

export const CHROMIUM_ARGS = [
  `--disable-features=${[...BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  // Where there is no graphics card its emulation costs more processor than all else that the browser does.
  '--disable-gpu',
  // A build with settings of the owner's would report its tests to the owner's analytics.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Chromium's sandbox needs privileges that root in a container lacks.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
