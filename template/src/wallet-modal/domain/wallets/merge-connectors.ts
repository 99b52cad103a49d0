import { chainNamespaces } from '../networks/caip'
import type { Connector } from './connector'

/** The types of wallets in this browser. Pairing and embedded wallets serve several namespaces with one connector each. */
const mergeable: readonly Connector['type'][] = ['INJECTED', 'ANNOUNCED', 'EXTERNAL']

/** The key by which a wallet is recognised across namespaces: its name, without letter case. */
function nameKey(name: string): string {
  return name
    .trim()
    .replace(/^trust wallet$/i, 'trust')
    .toLowerCase()
}

/**
 * Merges wallets with the same name in different namespaces into one entry of the type MULTI_CHAIN, whose members are the wallets of each
 * namespace. The order is that of the first members.
 */
export function mergeConnectors(connectors: readonly Connector[]): Connector[] {
  const groups: Connector[][] = []
  const named = new Map<string, Connector[][]>()
  /** How many wallets were seen, by namespace and name. The second wallet of a namespace joins the second group of its name, and so on. */
  const counts = new Map<string, number>()
  for (const connector of connectors) {
    const name = nameKey(connector.name)
    const own = named.get(name) ?? []
    const place = `${connector.chain}:${name}`
    const count = counts.get(place) ?? 0
    const isMergeable = mergeable.includes(connector.type)
    const group = isMergeable ? own[count] : undefined
    if (isMergeable) counts.set(place, count + 1)
    if (group) group.push(connector)
    else {
      const opened = [connector]
      groups.push(opened)
      if (!isMergeable) continue
      own.push(opened)
      named.set(name, own)
    }
  }
  return groups.flatMap((group) => (group.length > 1 ? [mergeGroup(group)] : group))
}

/** Merges a group. Name and id come from the first member by namespace; image, info and explorer id from the first member that has them. */
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

/** The wallets of an entry, one per namespace: its members, or the entry itself. */
export function membersOf(connector: Connector | undefined): readonly Connector[] {
  return connector?.connectors ?? (connector ? [connector] : [])
}
