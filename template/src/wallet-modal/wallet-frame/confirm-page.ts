// The page of the frame's own windows. The frame opens a window for a new passkey, and for a confirmation if the browser does not report
// whether something covers the frame. This script tells the frame that the page has loaded, and the frame then fills the page.
// approval/own-window.ts expects the same text.
const { location, opener } = window

if (opener) (opener as Window).postMessage('confirm-page-ready', location.origin)
else void import('./no-request').then(({ showNoRequest }) => showNoRequest())

export {}
