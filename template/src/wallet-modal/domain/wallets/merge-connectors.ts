import { chainNamespaces } from '../networks/caip'
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
  const named = new Map<string, Connector[][]>()
  /**
   * The number of wallets so far, by namespace and name. The second wallet of a namespace joins the second group of its name,
   * etc.
   */
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
