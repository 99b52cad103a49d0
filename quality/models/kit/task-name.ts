/** The name of a question: the methods of a JSON-RPC call, or the path of a service. */
export function taskName(url: string, { body }: RequestInit): string {
  const { pathname } = new URL(url)
  if (typeof body !== 'string') return pathname
  const parsed: unknown = JSON.parse(body)
  const calls = (Array.isArray(parsed) ? parsed : [parsed]) as readonly { method?: string }[]
  const methods = calls.flatMap(({ method }) => method ?? [])
  return methods.length === 0 ? pathname : [...new Set(methods)].join(' ')
}
