import type { OnRampProvider } from '../../domain/onramp/on-ramp-provider'
import { onRampError } from './on-ramp-errors'

const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

/**
 * Checks the address of a provider's page, because a service or a function has made it.
 * @throws WalletModalError ONRAMP_ADDRESS_REFUSED for anything but a page of the provider's own origins
 */
export function checkedAddress(text: string, { origins }: OnRampProvider): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname)))
  const isOwn = origins.some((one) => URL.canParse(one) && new URL(one).origin === url?.origin)
  if (!isSafe || !isOwn || url.username || url.password)
    throw onRampError('ONRAMP_ADDRESS_REFUSED', { details: url?.origin ?? 'no address' })
  return url.href
}
