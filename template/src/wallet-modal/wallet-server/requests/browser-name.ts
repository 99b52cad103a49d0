/** The longest name of a browser, in characters. */
const maxName = 80

/** The name of a browser that says nothing about itself. */
export const unknownBrowser = 'Unknown browser'

const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
]

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const nameOn = (browser: string, system: string) => `${browser} on ${system}`

const nameIn = (list: typeof browsers, text: string) => list.find(([, pattern]) => pattern.test(text))?.[0]

/** A name for a browser that a person recognises, from its `User-Agent` header: "Chrome on macOS". */
export function browserName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser !== undefined) return system === undefined ? browser : nameOn(browser, system)
  const printable = userAgent.replace(/[^ -~]/g, '').trim()
  return printable === '' ? unknownBrowser : printable.slice(0, maxName)
}

/** The two parts of a name such as "Chrome on macOS". Undefined for the names that `browserName` has not made of two parts. */
export function partsOfBrowserName(name: string): { browser: string; system: string } | undefined {
  for (const [browser] of browsers)
    for (const [system] of systems) if (name === nameOn(browser, system)) return { browser, system }
  return undefined
}
