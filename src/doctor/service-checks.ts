import { ok, warn, type Check } from './check'
import type { Facts } from './facts'
import { serviceHosts } from './service-hosts'

/** Sends a request to a host. Returns the time until the answer in milliseconds, or `null` without an answer. */
export type Reach = (url: string) => Promise<number | null>

/** Checks whether the services that the copied units use by default answer from this machine. */
export async function checkServices(facts: Facts, reach: Reach): Promise<Check[]> {
  return Promise.all(
    serviceHosts(facts).map(async ({ url, what }): Promise<Check> => {
      const took = await reach(url.replace(/^wss:/, 'https:'))
      const id = `service:${new URL(url).hostname}`
      if (took !== null) return ok('services', id, `${url} answered in ${took} ms (${what})`)
      const fix = 'Look at your network or proxy; a page can name hosts of its own with the option `hosts`.'
      return warn('services', id, `${url} does not answer from here (${what}).`, fix)
    }),
  )
}
