/** What dialogs of the page listen to, to notice presses, focus and scrolling outside of them. */
const heard = ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'focusin', 'keydown']

/**
 * Gives an open dialog the screen to itself, also above other dialogs of the page: they hide everything else from screen
 * readers, and take a press or Escape in here for one that is meant for them.
 * @param escape what Escape does when nothing in the dialog has the focus
 * @returns what gives the page its events back
 */
export function ownScreen(dialog: HTMLDialogElement, escape: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  dialog.removeAttribute('aria-hidden')
  dialog.removeAttribute('inert')
  const isInside = ({ target }: Event) => target instanceof Node && dialog.contains(target)

  // React listens on the body, so whatever is inside has heard the event by now.
  const keep = (event: Event) => {
    if (isInside(event)) event.stopPropagation()
  }
  const page = dialog.ownerDocument
  for (const type of heard) page.documentElement.addEventListener(type, keep, { passive: true, signal })

  // Before anybody else hears it, Escape is marked as handled. A dialog that was opened above this one has its own.
  const claimEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    const isAbove = !isInside(event) && event.target instanceof Element && event.target.closest('dialog[open]')
    if (isAbove) return
    event.preventDefault()
    if (!isInside(event)) escape()
  }
  page.defaultView?.addEventListener('keydown', claimEscape, { capture: true, signal })
  return () => ending.abort()
}
