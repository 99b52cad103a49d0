function parseOrigin(text: string): URL {
  const hint = 'Write its scheme and host, for example https://app.example'
  let url: URL
  try {
    url = new URL(text)
  } catch (error) {
    throw new Error(`"${text}" is no origin of a page. ${hint}`, { cause: error })
  }
  if (['https:', 'http:'].includes(url.protocol) && url.href === `${url.origin}/`) return url
  throw new Error(`"${text}" is more than the origin of a page. ${hint}`)
}

/** True for an address of this machine, where http is allowed. */
export const isLocal = ({ hostname }: URL): boolean =>
  /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/**
 * Checks a list of origins of pages.
 * @throws Error for an empty list and for anything that is not exactly an origin
 */
export function checkOrigins(origins: readonly string[]): URL[] {
  if (origins.length === 0) throw new Error('Name at least one origin of your pages, for example https://app.example')
  return origins.map(parseOrigin)
}

/** Checks the path of the endpoints. @throws Error for a path that cannot work */
export function checkBasePath(basePath: string): string {
  if (!/^\/[^?#]*[^/?#]$/.test(basePath)) throw new Error('basePath begins with a slash and does not end in one')
  return basePath
}

/** Checks a number that has to be more than 0. @throws Error for other numbers; its message has the name of the option */
export function checkPositive(name: string, value: number): number {
  if (Number.isFinite(value) && value > 0) return value
  throw new Error(`${name} is ${value}; it has to be more than 0`)
}
