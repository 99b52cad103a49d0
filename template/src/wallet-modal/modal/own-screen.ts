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
  // Also keeps out the marks of dialogs that open while this one is open. Libraries name theirs, such as `data-base-ui-inert`.
  const unhide = () => {
    for (const name of dialog.getAttributeNames()) if (/^aria-hidden$|inert$/.test(name)) dialog.removeAttribute(name)
  }
  const marks = new MutationObserver(unhide)
  marks.observe(dialog, { attributes: true })
  signal.addEventListener('abort', () => marks.disconnect(), { once: true })
  unhide()
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
  // The key press that closes this dialog is still on its way to the page.
  return () => void setTimeout(() => ending.abort())
}
