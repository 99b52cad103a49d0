import type { Facts } from './facts'

/** The host of the hidden frame that confirms the domain of a page to wallets. */
export const verifyHost = 'https://verify.walletconnect.org'

/** A host that a page with the modal requests, besides its own origin and the RPC endpoints of its networks. */
export interface ServiceHost {
  url: string
  /** The directive of a content security policy that has to allow the host. */
  directive: 'connect-src' | 'frame-src'
  /** What sends the request, and when. */
  what: string
}

/** The hosts that the copied units request by default. A page that configures its own hosts requests those instead. */
export function serviceHosts({ template, units }: Pick<Facts, 'template' | 'units'>): ServiceHost[] {
  const source = template.files.get('src/wallet-modal/domain/service-hosts.ts')
  const named = new Map(
    [...new TextDecoder().decode(source).matchAll(/(\w+): '((?:https|wss):\/\/[^']+)'/g)].map(
      ([, key = '', url = '']) => [key, url],
    ),
  )
  const host = (key: string, what: string): ServiceHost[] => {
    const url = named.get(key)
    return url === undefined ? [] : [{ url, directive: 'connect-src', what }]
  }
  const pairing = units.has('universal')
  return [
    ...(pairing ? host('relay', 'pairing, with a project id') : []),
    ...(pairing
      ? [
          {
            url: verifyHost,
            directive: 'frame-src' as const,
            what: 'pairing, unless verifyDomain is false',
          },
        ]
      : []),
    ...host('api', 'the wallet directory, with a project id'),
    ...host('rpc', 'balances, names and activity, with a project id'),
    ...host('analytics', 'events, with a project id'),
    ...(units.has('bitcoin')
      ? [
          {
            url: 'https://mempool.space',
            directive: 'connect-src' as const,
            what: 'Bitcoin balances, unless rpcUrls name another',
          },
        ]
      : []),
  ]
}
