import { chainNamespaces } from './caip'
import type { Connector } from './connector'

/** The kinds that stand for a wallet of this browser; pairing and embedded wallets serve several namespaces by themselves. */
const mergeable: readonly Connector['type'][] = ['INJECTED', 'ANNOUNCED', 'EXTERNAL']

/** What a wallet is recognised by over its namespaces: its name, in any letter case. */
function nameKey(name: string): string {
  return name
    .trim()
    .replace(/^trust wallet$/i, 'trust')
    .toLowerCase()
}

/**
 * One entry for each wallet: those of one name that serve different namespaces become one of the type MULTI_CHAIN, with the
 * wallets of each namespace as its members (specification, section 3). The order is that of the first members.
 */
export function mergeConnectors(connectors: readonly Connector[]): Connector[] {
  const groups: Connector[][] = []
  for (const connector of connectors) {
    const fits = (group: readonly Connector[]) =>
      mergeable.includes(connector.type) &&
      group.every(({ type, chain }) => mergeable.includes(type) && chain !== connector.chain) &&
      nameKey(group[0]?.name ?? '') === nameKey(connector.name)
    const group = groups.find(fits)
    if (group) group.push(connector)
    else groups.push([connector])
  }
  return groups.flatMap((group) => (group.length > 1 ? [mergeGroup(group)] : group))
}

/**
 * Named, drawn and remembered as its first member, which does not depend on the order of arrival; recognised by whatever a
 * member is recognised by.
 */
function mergeGroup(group: readonly Connector[]): Connector {
  const place = ({ chain }: Connector) => chainNamespaces.indexOf(chain)
  const members = [...group].sort((one, other) => place(one) - place(other))
  const [first] = members as [Connector, ...Connector[]]
  const known = members.find(({ info }) => info?.rdns) ?? first
  const explorerId = members.find((member) => member.explorerId)?.explorerId
  const imageUrl = members.find((member) => member.imageUrl)?.imageUrl
  const { id, name, chain } = first
  return { id, name, chain, type: 'MULTI_CHAIN', imageUrl, explorerId, info: known.info, connectors: members }
}

/** The wallets behind an entry, one for each namespace: its members, or the entry itself. */
export function membersOf(connector: Connector | undefined): readonly Connector[] {
  return connector?.connectors ?? (connector ? [connector] : [])
}
