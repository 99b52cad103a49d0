/** Whether a text is a relative path with `/` that leads nowhere but down: safe to join to a folder. */
export function isPlainPath(text: string): boolean {
  const parts = text.split('/')
  return !/[\\\p{Cc}]|^[a-z]:/iu.test(text) && parts.every((part) => part !== '' && part !== '.' && part !== '..')
}
