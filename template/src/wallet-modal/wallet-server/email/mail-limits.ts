import { countOne, tooManyRequests } from '../../server-kit/rate-limits'
import { hashOf } from '../../server-kit/random'
import type { Settings } from '../settings'

/**
 * Counts a mail to an address before it is sent. A browser that has logged in as this address before counts for itself, so that
 * strangers cannot use up its mails.
 * @param knownDevice the id of such a browser; undefined for all others, which share one count
 * @throws ServerRefusal when there were too many mails
 */
export async function countMail(
  { store, now, rateLimits }: Pick<Settings, 'store' | 'now' | 'rateLimits'>,
  email: string,
  knownDevice: string | undefined,
): Promise<void> {
  const time = now()
  const { mailPause, mailsPerHour, mailsPerDay } = rateLimits
  const scope = `mail ${email} ${knownDevice ?? 'unknown'}`
  const key = `mailed:${await hashOf(scope)}`
  const last = await store.read(key)
  const at: unknown = typeof last === 'object' && last !== null ? Reflect.get(last, 'at') : undefined
  if (typeof at === 'number' && time < at + mailPause.within) throw tooManyRequests(at + mailPause.within - time)
  // The row above keeps the pause exactly, the count keeps it among requests at the same time.
  await countOne(store, mailPause, `${scope} pause`, time)
  await countOne(store, mailsPerHour, `${scope} hour`, time)
  await countOne(store, mailsPerDay, `${scope} day`, time)
  await store.write(key, { at: time }, time + mailPause.within)
}
