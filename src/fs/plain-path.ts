import { isAbsolute, posix } from 'node:path'

/** Whether a text is a relative path with `/` that leads nowhere but down, and not to what git keeps: safe to join to a folder. */
export function isPlainPath(text: string): boolean {
  const parts = text.split('/')
  return !/[\\\p{Cc}]|^[a-z]:/iu.test(text) && parts.every((part) => !/^(|\.|\.\.|\.git)$/i.test(part))
}

/** A folder as somebody types it, as a clean relative path (empty: here); `null` when it is absolute or leads out. */
export function relativeFolder(folder: string): string | null {
  const path = posix.normalize(folder.replaceAll('\\', '/')).replace(/\/$/, '')
  const leaves = folder === '' || /^(\/|\.\.(\/|$)|[a-z]:)/i.test(path) || isAbsolute(folder) || /\p{Cc}/u.test(path)
  return leaves ? null : path === '.' ? '' : path
}
