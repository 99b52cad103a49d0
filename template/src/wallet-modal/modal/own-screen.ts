/** The events that other dialogs of the page listen to, to detect presses, focus and scrolling outside of themselves. */
const heard = ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'focusin', 'keydown']

/**
 * Keeps an open dialog usable above other dialogs of the page. Those dialogs hide everything else from screen readers, and
 * treat a press or Escape inside this dialog as their own.
 * @param escape called on Escape when nothing in the dialog has the focus
 * @returns a function that passes the events to the page again
 */
export function ownScreen(dialog: HTMLDialogElement, escape: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  dialog.removeAttribute('aria-hidden')
  dialog.removeAttribute('inert')
  const isInside = ({ target }: Event) => target instanceof Node && dialog.contains(target)

  // React listens on the body, so the components inside the dialog have received the event by now.
  const keep = (event: Event) => {
    if (isInside(event)) event.stopPropagation()
  }
  const page = dialog.ownerDocument
  for (const type of heard) page.documentElement.addEventListener(type, keep, { passive: true, signal })

  // Escape is marked as handled before any other listener runs. A dialog that was opened above this one handles Escape itself.
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
