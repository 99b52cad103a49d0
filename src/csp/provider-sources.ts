import { addressesOf, placeOf, whyOf, type Address } from './addresses'
import type { CopyFacts, ModalOptions } from './modal-call'
import type { PolicyBuilder, Use } from './policy'
import { absent, fieldOf, over, plain, type Value } from './read/value'

const signInPath = '/api/sign-in'

/** Adds the server that visitors sign in at. */
export function addSignIn(builder: PolicyBuilder, { units }: CopyFacts, options: ModalOptions): void {
  if (!units.has('siwx')) return
  const server = { flow: 'server-sign-in', unit: 'siwx' } as const
  const when = conditionOf(options.option('siwx'))
  options.each('siwx', (value) => {
    if (value.kind === 'call' && value.from === 'modal') {
      if (value.name === 'serverSiwx') {
        const url = over(fieldOf(value.args[0] ?? absent, 'url'), (one) =>
          one.kind === 'plain' && one.value === undefined ? plain(signInPath) : one,
        )
        for (const address of addressesOf(url, value.at, when))
          builder.addAddress('connect-src', address, { ...server, what: 'your sign-in server' })
      }
      if (value.name === 'cloudSiwx')
        for (const address of options.service('api'))
          builder.addAddress(
            'connect-src',
            address,
            { flow: 'cloud-sign-in', unit: 'siwx', what: 'nonces and sessions of visitors' },
            when,
          )
      return
    }
    builder.addAddress('connect-src', ownCode(value, options, when), { ...server, what: 'hosts that siwx requests' })
  })
  options.each('siweConfig', (value) =>
    builder.addAddress('connect-src', ownCode(value, options, null), {
      ...server,
      what: 'hosts that siweConfig requests',
    }),
  )
}

/** Adds the hosts of providers for buying and of providers for swaps. */
export function addProviders(builder: PolicyBuilder, { units }: CopyFacts, options: ModalOptions): void {
  if (units.has('onramp') && options.mayBeOn('onramp')) {
    options.each('onrampProviders', (value) => {
      for (const item of value.kind === 'list' ? value.items : [value])
        over(item, (one) => {
          addPurchases(builder, one, options)
          return one
        })
    })
  }
  if (!units.has('swap')) return
  options.each('swaps', (value) => {
    if (value.kind === 'call' && value.from === 'modal') return
    const use = { flow: 'data-service', unit: 'swap', what: 'hosts that swaps requests' } as const
    builder.addAddress('connect-src', ownCode(value, options, null), use)
  })
}

function addPurchases(builder: PolicyBuilder, provider: Value, options: ModalOptions): void {
  if (provider.kind === 'plain' || (provider.kind === 'call' && provider.from === 'modal')) return
  const use: Omit<Use, 'when'> = { flow: 'purchases', unit: 'onramp', what: 'purchases at your own provider' }
  if (provider.kind !== 'object') {
    builder.addAddress('connect-src', ownCode(provider, options, null), { ...use, what: 'hosts of onrampProviders' })
    return
  }
  const purchases = fieldOf(fieldOf(provider, 'purchases'), 'url')
  for (const address of addressesOf(purchases, options.at)) builder.addAddress('connect-src', address, use)
}

/** A placeholder for the hosts that the project's own code requests. */
function ownCode(value: Value, { at }: ModalOptions, when: string | null): Address {
  const env = value.kind === 'unread' ? value.env : null
  const why = value.kind === 'object' ? 'code of your own decides which hosts are requested' : whyOf(value)
  return { kind: 'open', at: placeOf(value, at), why, env, when }
}

function conditionOf(value: Value): string | null {
  return value.kind === 'either' ? value.condition : null
}
