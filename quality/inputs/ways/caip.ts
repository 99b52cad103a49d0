import {
  chainNamespaces,
  isCaipAddress,
  isCaipNetworkId,
  parseCaipAddress,
  parseCaipNetworkId,
  toCaipAddress,
} from '../../../template/src/wallet-modal/domain/networks/caip'
import { isOwnError, part } from '../part'
import type { Random } from '../../fuzz/random'
import { base58Digits, hexDigits, mixedText, textOf } from '../values/texts'

const referenceCharacters = `-_${base58Digits}0OIl`
const namespaces: readonly string[] = chainNamespaces

// The grammar of CAIP-2 and CAIP-10, written down from their texts. The namespaces are the five of the modal.
const network = /^(?<namespace>[-a-z0-9]{3,8}):(?<reference>[-_a-zA-Z0-9]{1,32})$/
const account = /^(?<namespace>[-a-z0-9]{3,8}):(?<reference>[-_a-zA-Z0-9]{1,32}):(?<address>[-.%a-zA-Z0-9]{1,128})$/

function groupsOf(text: string, grammar: RegExp): Record<string, string> | undefined {
  const groups = grammar.exec(text)?.groups
  return groups && namespaces.includes(groups['namespace'] ?? '') ? { ...groups } : undefined
}

function networkId(random: Random): string {
  const reference = random.oneIn(2)
    ? String(random.below(2 ** 31))
    : textOf(referenceCharacters, 1 + random.below(33), random)
  return `${random.pick([...namespaces, 'eip155', 'eip155', 'near', '__proto__'])}:${reference}`
}

const sameFields = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/**
 * Compares the product with the grammar. Returns what differs; undefined if nothing differs.
 * @param isValid whether the product takes the text for an id
 * @param parsed the parts that the product's parser has found; undefined if the parser refused the text
 * @param join joins the parts to an id again
 */
function difference<Parsed extends object>(
  [text, grammar]: readonly [text: string, grammar: RegExp],
  isValid: boolean,
  parsed: Parsed | undefined,
  join: (parsed: Parsed) => string,
): string | undefined {
  const known = groupsOf(text, grammar)
  if (isValid !== (known !== undefined)) return `The grammar says ${known !== undefined}`
  if (!parsed || !known) return (parsed !== undefined) === isValid ? undefined : 'The check and the parser differ'
  if (join(parsed) !== text) return 'The joined parts differ from the text'
  return sameFields(parsed, known) ? undefined : 'The parts differ from those of the grammar'
}

/** Ids of networks (CAIP-2), against a grammar of their own. */
export const caipNetworks = part<string, ReturnType<typeof parseCaipNetworkId>>({
  name: 'caip-networks',
  count: 1_500_000,
  make: (random) => mixedText(networkId(random), random),
  isRefusal: isOwnError,
  read: parseCaipNetworkId,
  judge: (text, parsed) =>
    difference(
      [text, network],
      isCaipNetworkId(text),
      parsed,
      ({ namespace, reference }) => `${namespace}:${reference}`,
    ),
  broken: (parsed) => parsed && { ...parsed, reference: `${parsed.reference}0` },
})

/** Ids of accounts (CAIP-10), against a grammar of their own. */
export const caipAccounts = part<string, ReturnType<typeof parseCaipAddress>>({
  name: 'caip-accounts',
  count: 1_500_000,
  make(random) {
    const address = random.oneIn(2)
      ? `0x${textOf(hexDigits, 40, random)}`
      : textOf(`${base58Digits}.%-`, 1 + random.below(130), random)
    return mixedText(`${networkId(random)}:${address}`, random)
  },
  isRefusal: isOwnError,
  read: parseCaipAddress,
  judge: (text, parsed) =>
    difference([text, account], isCaipAddress(text), parsed, ({ namespace, reference, address }) =>
      toCaipAddress(`${namespace}:${reference}`, address),
    ),
  broken: (parsed) => parsed && { ...parsed, address: parsed.address.toLowerCase() },
})
