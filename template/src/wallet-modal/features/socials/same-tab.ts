import { authError } from '../../domain/errors/auth-errors'
import { resultParameter } from './returned-from'

/** The fragment that Facebook adds to every callback. A browser keeps a fragment through redirects, so it arrives at the page. */
const facebookFragment = '#_=_'

/** The address of a page without the parameter that has the provider's answer, and without the fragment of Facebook. */
export function withoutAnswer(address: string): string {
  const url = new URL(address)
  url.searchParams.delete(resultParameter)
  if (url.hash === facebookFragment) url.hash = ''
  return url.href
}

/**
 * Adds the address of the page to the `state` in the address of a provider. The wallet server then leads the visitor from its callback
 * back to the page, after a check of the page's origin.
 * @throws WalletModalError SOCIAL_NO_STATE for a provider's address without a `state`
 */
export function withWayBack(uri: string, page: string): string {
  const url = new URL(uri)
  const state = url.searchParams.get('state')
  if (!state) throw authError('SOCIAL_NO_STATE')
  url.searchParams.set('state', `${state}--${encodeURIComponent(withoutAnswer(page))}`)
  return url.href
}
