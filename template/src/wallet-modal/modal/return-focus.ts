/**
 * Remembers the focused element before the dialog opens. A closing dialog returns the focus by itself, unless its opener has left the
 * page: the account button replaces the connect button, and the other way round.
 * @returns a function to call once the dialog has closed; it moves the focus to the element in the opener's place, or into a dialog of the
 * page that opened meanwhile and could not take the focus
 */
export function rememberOpener(page: Document): () => void {
  const around: Element[] = []
  const parentOf = (part?: Element | null) => part?.parentElement?.closest('body *')
  for (let place = parentOf(page.activeElement); place; place = parentOf(place)) around.push(place)
  return () => {
    // The browser takes the focus out of a closed dialog only with the next frame.
    if (page.activeElement !== page.body && !page.activeElement?.closest('dialog:not([open])')) return
    const place = page.querySelector('[role$="dialog"]') ?? around.find(({ isConnected }) => isConnected)
    place?.querySelector<HTMLElement>('a[href], button, input, [tabindex="0"]')?.focus({ preventScroll: true })
  }
}
