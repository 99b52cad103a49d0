import type { CopyFacts, ModalOptions } from './modal-call'
import type { NetworkFacts } from './network-sources'
import type { PolicyBuilder } from './policy'

/** The data that each unit requests from the data service. */
export const dataUnits: readonly [unit: string, what: string][] = [
  ['tokens', 'the tokens of an account'],
  ['history', 'the activity of an account'],
  ['names', 'names and pictures of accounts'],
  ['account-names', 'names that visitors register'],
  ['onramp', 'quotes for purchases'],
  ['swap', 'quotes for swaps'],
  ['pay', 'exchanges to pay from'],
  ['wallet-calls', 'smart sessions'],
]

/** Adds the hosts of the directory, the RPC proxy with the data service, and the analytics service. */
export function addServices(
  builder: PolicyBuilder,
  facts: CopyFacts,
  options: ModalOptions,
  networks: readonly NetworkFacts[],
): void {
  const { units } = facts
  for (const address of options.service('api')) {
    builder.addAddress('connect-src', address, {
      flow: 'origins',
      unit: null,
      what: 'the origins that the project allows',
    })
    if (units.has('all-wallets'))
      builder.addAddress('connect-src', address, {
        flow: 'directory',
        unit: 'all-wallets',
        what: 'the wallet directory and its pictures',
      })
  }
  for (const address of options.service('rpc')) {
    // A proxy of the project serves every network. The cloud's proxy serves only the networks of its list.
    const isCloud = address.kind === 'known' && address.url === facts.cloud.rpc
    const served = networks.filter(({ caipId, namespace }) => {
      if (namespace === 'bip122') return false
      return !isCloud || facts.served === null || isServed(facts.served, caipId)
    })
    if (served.length > 0) {
      const names = [...new Set(served.map(({ name }) => name))].join(', ')
      builder.addAddress('connect-src', address, { flow: 'proxy', unit: null, what: `RPC proxy for ${names}` })
    }
    for (const [unit, what] of dataUnits)
      if (units.has(unit)) builder.addAddress('connect-src', address, { flow: 'data-service', unit, what })
  }
  if (units.has('analytics')) addAnalytics(builder, options)
}

function isServed(served: ReadonlyMap<string, readonly string[]>, caipId: string | null): boolean {
  const [namespace = '', reference = ''] = caipId?.split(':') ?? []
  return caipId === null || served.get(namespace)?.includes(reference) === true
}

/** Adds the analytics service. If the options have no switch for analytics, events are sent only in an app that uses the cloud's services. */
function addAnalytics(builder: PolicyBuilder, options: ModalOptions): void {
  const switches = options.switches('analytics')
  const isOn = switches.includes(true)
  const own = options.ownServices()
  const byDefault = switches.includes(undefined) && own.is !== 'yes' && options.projectId.is !== 'no'
  const isOpen = switches.includes('open')
  if (!isOn && !byDefault && !isOpen) return
  const when = isOn ? null : own.is === 'perhaps' ? own.when : isOpen ? 'depends on features.analytics' : null
  const use = { flow: 'analytics', unit: 'analytics' } as const
  for (const address of options.service('analytics'))
    builder.addAddress('connect-src', address, { ...use, what: 'events and errors' }, when)
  for (const address of options.service('api'))
    builder.addAddress('connect-src', address, { ...use, what: 'whether the project wants events' }, when)
}
