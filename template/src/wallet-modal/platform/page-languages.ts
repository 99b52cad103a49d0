/**
 * Returns the `lang` attribute of the page and then the languages of the browser, as BCP 47 tags. The first text is empty if the page has no `lang`
 * attribute. On a server, the only text is empty.
 */
export function pageLanguages(page: Window | undefined): readonly string[] {
  const { document, navigator } = page ?? {}
  return [document?.documentElement.lang ?? '', ...(navigator?.languages ?? [])]
}

/** Calls a function whenever the page changes its `lang`. Stops when the signal aborts. */
export function onPageLanguage(page: Window | undefined, changed: () => void, signal: AbortSignal): void {
  const { defaultView, documentElement } = page?.document ?? {}
  if (!defaultView || !documentElement) return
  const observer = new defaultView.MutationObserver(changed)
  observer.observe(documentElement, { attributeFilter: ['lang'] })
  signal.addEventListener('abort', () => observer.disconnect())
}
