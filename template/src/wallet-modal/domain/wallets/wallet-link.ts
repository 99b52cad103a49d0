const loopback = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/

/** URL schemes that run, read or leak something instead of opening an app. */
const refused: ReadonlySet<string> = new Set([
  ...['about', 'blob', 'chrome', 'data', 'file', 'filesystem', 'ftp', 'http', 'https', 'intent', 'jar', 'javascript'],
  ...['resource', 'vbscript', 'view-source', 'ws', 'wss'],
])

const maxCharacters = 2_048

/** Whether a web page may be opened: by https, or on the local machine by http. */
export function isWebLink(link: string): boolean {
  if (link.length > maxCharacters || !/^https?:\/\//i.test(link) || /[\s\p{Cc}\\]/u.test(link)) return false
  try {
    const { protocol, hostname, username, password } = new URL(link)
    return !username && !password && (protocol === 'https:' || loopback.test(hostname))
  } catch {
    return false
  }
}

/** Whether a link may open a wallet's app: a web link, or a URL scheme of an app. */
export function isAppLink(link: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (!scheme || link.length > maxCharacters || /[\s\p{Cc}\\"'<>`]/u.test(link)) return false
  // A browser throws when it is told to open a link that is no URL.
  return refused.has(scheme) ? isWebLink(link) : URL.canParse(link)
}
