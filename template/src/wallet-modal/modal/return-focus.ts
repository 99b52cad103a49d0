/**
 * Remembers the focused element before the dialog opens. A closing dialog returns the focus by itself, unless its opener has left the
 * page: the account button replaces the connect button, and the other way round.
 * @returns a function to call once the dialog has closed; it moves the focus to the element in the opener's place
 */
export function rememberOpener(page: Document): () => void {
  const around: Element[] = []
  const parentOf = (part?: Element | null) => part?.parentElement?.closest('body *')
  for (let place = parentOf(page.activeElement); place; place = parentOf(place)) around.push(place)
  return () => {
    if (page.activeElement !== page.body) return
    const place = around.find(({ isConnected }) => isConnected)
    place?.querySelector<HTMLElement>('a[href], button, input, [tabindex="0"]')?.focus({ preventScroll: true })
  }
}
