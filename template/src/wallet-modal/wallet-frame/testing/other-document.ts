/**
 * Creates the document of another window, with an empty `main`. The document has a `defaultView`, as real documents have: user-event, which
 * other tests in the same process use, changes how elements get the focus and reads this member.
 */
export function createOtherDocument(): Document {
  const own = document.implementation.createHTMLDocument()
  Object.defineProperty(own, 'defaultView', { value: window })
  own.body.innerHTML = '<main></main>'
  return own
}
