// The page of the window in which a visitor confirms a request, in browsers that do not tell whether something covers the frame. The frame
// that has opened the window draws the request, when it hears that this document is there. approval/confirm-window.ts expects this text.
const { document, location, opener } = window

if (opener) (opener as Window).postMessage('confirm-page-ready', location.origin)
else document.body.textContent = 'This window does not belong to a request any more. Close it, and approve again.'

export {}
