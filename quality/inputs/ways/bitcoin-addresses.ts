import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import { decodeAddress } from '../../../template/src/wallet-modal/adapters/bitcoin/addresses'
import { isAddressOf } from '../../../template/src/wallet-modal/adapters/universal/address-formats'
import { part } from '../part'
import type { Random } from '../../fuzz/random'
import { base58Digits, bech32Digits, bytesOf, mixedText, textOf } from '../values/texts'

const regtest = { ...TEST_NETWORK, bech32: 'bcrt' }
const networks = { bc: NETWORK, tb: TEST_NETWORK, bcrt: regtest }
type Prefix = keyof typeof networks

const kinds: Readonly<Record<string, string>> = { pkh: 'p2pkh', sh: 'p2sh', wpkh: 'p2wpkh', wsh: 'p2wsh', tr: 'p2tr' }

/** The kind of an address by the other library; undefined for an address that it does not know on a network. */
function kindOn(text: string, prefix: Prefix): string | undefined {
  try {
    return kinds[Address(networks[prefix]).decode(text).type]
  } catch {
    return undefined
  }
}

/** A point of the curve: the library refuses addresses of taproot whose key is none. */
const points = [
  '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  'c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5',
  'f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9',
]

function valid(random: Random): string {
  const prefix = random.pick(['bc', 'tb', 'bcrt'] as const)
  const address = Address(networks[prefix])
  const kind = random.below(5)
  const hash = bytesOf(20, random)
  if (kind === 0) return address.encode({ type: 'pkh', hash })
  if (kind === 1) return address.encode({ type: 'sh', hash })
  if (kind === 2) return address.encode({ type: 'wpkh', hash })
  if (kind === 3) return address.encode({ type: 'wsh', hash: bytesOf(32, random) })
  return address.encode({ type: 'tr', pubkey: Uint8Array.from(Buffer.from(random.pick(points), 'hex')) })
}

/** Addresses of Bitcoin, with their checksums, against @scure/btc-signer. */
export const bitcoinAddresses = part<string, NonNullable<ReturnType<typeof decodeAddress>>>({
  name: 'bitcoin-addresses',
  count: 100_000,
  make(random) {
    if (random.oneIn(10))
      return `${random.pick(['bc1', 'tb1', 'bcrt1', 'BC1'])}${textOf(bech32Digits, 39 + random.below(24), random)}`
    if (random.oneIn(10)) return textOf(base58Digits, 25 + random.below(12), random)
    const text = valid(random)
    return mixedText(random.oneIn(6) && /^(?:bc|tb)/.test(text) ? text.toUpperCase() : text, random)
  },
  read: decodeAddress,
  judge(text, decoded) {
    const found = (['bc', 'tb', 'bcrt'] as const).map((prefix) => [prefix, kindOn(text, prefix)] as const)
    const [first] = found.filter(([, kind]) => kind !== undefined)
    if (first && !decoded) return `@scure/btc-signer reads ${first.join(' ')}`
    if ((decoded !== undefined) !== isAddressOf('bip122', text) && !/^(?!bc1|tb1|bcrt1)/i.test(text))
      return 'The check for paired wallets differs'
    if (!decoded) return undefined
    // The other library knows no witness program that has no use yet, and checks that the key of taproot is a point.
    if (!first)
      return decoded.kind === 'witness' || decoded.kind === 'p2tr' ? undefined : '@scure/btc-signer refuses it'
    if (first[1] !== decoded.kind) return `@scure/btc-signer reads ${first[1]}`
    if (kindOn(text, decoded.prefix) === undefined) return `It does not belong to ${decoded.prefix}`
    if (!/^(?:bc|tb|bcrt)1/i.test(text)) return decoded.address === text ? undefined : 'It reads another address'
    const script = (address: string) =>
      Buffer.from(OutScript.encode(Address(networks[decoded.prefix]).decode(address))).toString('hex')
    return script(decoded.address) === script(text) && decoded.address === text.toLowerCase()
      ? undefined
      : 'It reads another address'
  },
  broken: (decoded) => decoded && { ...decoded, kind: 'witness' },
})
