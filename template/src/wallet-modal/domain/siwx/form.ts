import type { CaipNetworkId, ChainNamespace } from '../networks/caip'
import { chainNamespaces, isChainNamespace } from '../networks/caip'

/**
 * How a message names its chain. `namespace`: by the word of its namespace and the reference, as in EIP-4361. `blockchain`: by the words
 * of CAIP-122 and the whole CAIP-2 id.
 */
export type SiwxForm = 'namespace' | 'blockchain'

const blockchain = '**blockchain**'
const words: Partial<Record<ChainNamespace, string>> = { eip155: 'Ethereum', solana: 'Solana', bip122: 'Bitcoin' }

/** The format of a chain's reference, the part after the colon. */
const references: Partial<Record<ChainNamespace, RegExp>> = {
  eip155: /^[1-9][0-9]{0,31}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32}$/,
  bip122: /^[0-9a-f]{32}$/,
}
const otherReference = /^[-_a-zA-Z0-9]{1,32}$/

/** Splits a CAIP-2 id. Undefined unless its namespace is known and it is in canonical spelling. */
export function splitChainId(chainId: string): { namespace: ChainNamespace; reference: string } | undefined {
  const colon = chainId.indexOf(':')
  const namespace = chainId.slice(0, colon)
  const reference = chainId.slice(colon + 1)
  if (colon === -1 || !isChainNamespace(namespace)) return undefined
  return (references[namespace] ?? otherReference).test(reference) ? { namespace, reference } : undefined
}

/** The word for the account in the first line, and the text for the chain in the seventh. */
export function chainTexts(chainId: CaipNetworkId, form: SiwxForm): { word: string; chain: string } {
  const colon = chainId.indexOf(':')
  const namespace = chainId.slice(0, colon)
  const word = form === 'namespace' && isChainNamespace(namespace) ? words[namespace] : undefined
  return word === undefined ? { word: blockchain, chain: chainId } : { word, chain: chainId.slice(colon + 1) }
}

/** The chain that the two texts name, and the form they use. Undefined if they name none. */
export function readChainTexts(word: string, chain: string): { chainId: CaipNetworkId; form: SiwxForm } | undefined {
  const namespace = chainNamespaces.find((candidate) => words[candidate] === word)
  if (namespace !== undefined)
    return splitChainId(`${namespace}:${chain}`) && { chainId: `${namespace}:${chain}`, form: 'namespace' }
  const parts = word === blockchain ? splitChainId(chain) : undefined
  return parts && { chainId: `${parts.namespace}:${parts.reference}`, form: 'blockchain' }
}
