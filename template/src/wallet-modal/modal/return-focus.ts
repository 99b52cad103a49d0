const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Remembers what has the focus before the dialog opens. A dialog that closes gives the focus back by itself, unless its opener has left
 * the page: the account button takes the place of the connect button, and the other way round.
 * @returns a function to call once the dialog has closed. It moves the focus to what stands in the opener's place now.
 */
export function rememberOpener(page: Document): () => void {
  const opener = page.activeElement
  const around: Element[] = []
  for (let place = opener?.parentElement; place && place !== page.body; place = place.parentElement) around.push(place)
  return () => {
    if (page.activeElement !== page.body || opener?.isConnected) return
    const place = around.find(({ isConnected }) => isConnected)
    const next = [...(place?.querySelectorAll<HTMLElement>(focusable) ?? [])].find((part) => part.tabIndex >= 0)
    next?.focus({ preventScroll: true })
  }
}
