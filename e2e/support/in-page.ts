import type { Locator } from 'playwright-core'

/** Reads something of an element in the page: `expression` is JavaScript, and the element is `element`. */
export function inPage<T>(locator: Locator, expression: string): Promise<T> {
  return locator.evaluate(inPageFunction('element', expression)) as Promise<T>
}

/** As `inPage`, for all elements at once: they are `elements`. */
export function inPageAll<T>(locator: Locator, expression: string): Promise<T> {
  return locator.evaluateAll(inPageFunction('elements', expression)) as Promise<T>
}

/** The tests have no browser types, so code for the page is text. */
function inPageFunction(name: string, expression: string): () => unknown {
  return new Function(name, `return ${expression}`) as () => unknown
}
