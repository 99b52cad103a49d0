/** `fetch` that names an origin, as a browser does for a page. */
export function fetchAs(origin: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('origin', origin)
    return fetch(input, { ...init, headers })
  }
}
