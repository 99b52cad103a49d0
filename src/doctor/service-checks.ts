import { derivePolicy } from '../csp/derive'
import { readPolicyInput } from '../csp/read-project'
import { ok, some, warn, type Check } from './check'
import type { Facts } from './facts'

/** Sends a request to a host. Returns the time until the answer in milliseconds, or `null` without an answer. */
export type Reach = (url: string) => Promise<number | null>

/** Checks whether the hosts that a page with the modal requests answer from this machine. The hosts come from the policy that `doctor csp` derives. */
export async function checkServices(facts: Facts, reach: Reach): Promise<Check[]> {
  const { facts: known, calls } = await readPolicyInput(facts)
  const hosts = derivePolicy(known, calls).sources.filter(({ directive }) => /^(?:connect|frame)-src$/.test(directive))
  const open = hosts.filter(({ placeholder }) => placeholder !== null)
  // A source with a wildcard, such as the ports of this machine, names no single host.
  const named = hosts.filter(({ source, placeholder }) => placeholder === null && /^(?:http|ws)s?:[^*]+$/.test(source))
  const whats = new Map<string, Set<string>>()
  for (const { source, uses } of named) {
    const url = source.replace(/^ws/, 'http')
    whats.set(url, new Set([...(whats.get(url) ?? []), ...uses.map(({ what }) => what)]))
  }
  const unread = `Not requested, because the addresses could not be read: ${some(open.map(({ source }) => source))}`
  return [
    ...(await Promise.all([...whats].map(([url, what]) => checkHost(url, some([...what]), reach)))),
    ...(open.length === 0 ? [] : [ok('services', 'unread', unread)]),
  ]
}

async function checkHost(url: string, what: string, reach: Reach): Promise<Check> {
  const took = await reach(url)
  const id = `service:${new URL(url).host}`
  if (took !== null) return ok('services', id, `${url} answered in ${took} ms (${what})`)
  const fix = 'Look at your network or proxy. The options `hosts` and `customRpcUrls` name other hosts.'
  return warn('services', id, `${url} does not answer from here (${what}).`, fix)
}
