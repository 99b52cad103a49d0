// @vitest-environment node
import { RawTx, TEST_NETWORK, Transaction, p2pkh, p2tr, p2wpkh } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr, signECDSA, tagSchnorr } from '@scure/btc-signer/utils.js'
import { Verifier } from 'bip322-js'
import { describe, expect, test } from 'vitest'
import { bitcoinNetworks } from './bitcoin-networks'
import { BitcoinNode, scriptOf } from './bitcoin-node'
import { bitcoinKeys, satsKeys, type BitcoinKey } from './dev-keys'
import { isEcdsaSignature, isSchnorrSignature, readDer } from './secp256k1'
import { signBip322, signEcdsa } from './sign-message'

const [testnet, signet] = bitcoinNetworks
const [first, second] = bitcoinKeys
if (!testnet || !signet || !first || !second) throw new Error('the sandbox has two networks and two keys')

const bytes = (text: string) => new TextEncoder().encode(text)
const base64 = (value: Uint8Array) => Buffer.from(value).toString('base64')

/** A transaction that spends a coin of a key. */
function spend(
  node: BitcoinNode,
  key: BitcoinKey,
  {
    from = 'payment' as 'payment' | 'ordinals',
    to = second?.payment ?? '',
    amount = 50_000n,
    fee = 500n,
    sign = true,
  } = {},
): Transaction {
  const address = key[from]
  const coin = node.unspent(address)[0]
  if (!coin) throw new Error(`${address} has no coin`)
  const tx = new Transaction()
  const witnessUtxo = { script: scriptOf(address), amount: coin.value }
  const tapInternalKey = from === 'ordinals' ? pubSchnorr(key.privateKey()) : undefined
  tx.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo, ...(tapInternalKey && { tapInternalKey }) })
  tx.addOutputAddress(to, amount, TEST_NETWORK)
  tx.addOutputAddress(address, coin.value - amount - fee, TEST_NETWORK)
  if (sign) {
    tx.sign(key.privateKey())
    tx.finalize()
  }
  return tx
}

test('the written addresses are those of the keys', () => {
  for (const key of [...bitcoinKeys, ...satsKeys]) {
    const publicKey = pubECDSA(key.privateKey())
    expect(key).toMatchObject({
      payment: p2wpkh(publicKey, TEST_NETWORK).address,
      ordinals: p2tr(pubSchnorr(key.privateKey()), undefined, TEST_NETWORK).address,
      legacy: p2pkh(publicKey, TEST_NETWORK).address,
      publicKey: Buffer.from(publicKey).toString('hex'),
    })
  }
})

describe('messages', () => {
  test.for(['', 'Hello World', 'zwei Zeilen\n€ 🦊', 'x'.repeat(70_000)])(
    'of any text verify elsewhere: %#',
    (message) => {
      for (const key of [first, second]) {
        for (const kind of ['payment', 'ordinals'] as const) {
          const signature = base64(signBip322(key, kind, bytes(message)))
          expect(Verifier.verifySignature(key[kind], message, signature)).toBe(true)
          expect(Verifier.verifySignature(key[kind], `${message}!`, signature)).toBe(false)
        }
        for (const kind of ['payment', 'legacy'] as const) {
          const signature = base64(signEcdsa(key, kind, bytes(message)))
          expect(Buffer.from(signature, 'base64')).toHaveLength(65)
          expect(Verifier.verifySignature(key[kind], message, signature, true)).toBe(true)
          expect(Verifier.verifySignature(key[kind], `${message}!`, signature, true)).toBe(false)
        }
      }
    },
  )

  /** The key of the published vectors, L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k. */
  const published: BitcoinKey = {
    ...first,
    privateKey: () => Buffer.from('bb051cd0dda0246f33c5a9e133ebd8e7bc02a92af6c41adc131ccd7826c5b004', 'hex'),
  }

  test.for([
    [
      '',
      'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
    [
      'Hello World',
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
  ])('the published signature of “%s” is made (BIP-322)', ([message = '', signature]) => {
    expect(base64(signBip322(published, 'payment', bytes(message)))).toBe(signature)
  })
})

describe('the curve', () => {
  const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'))

  test.for([
    [
      'F9308A019258C31049344F85F89D5229B531C845836F99B08601F113BCE036F9',
      '0'.repeat(64),
      '067E337AD551B2276EC705E43F0920926A9CE08AC68159F9D258C9BBA412781C9F059FCDF4824F13B3D7C1305316F956704BB3FEA2C26142E18ACD90A90C947E',
      true,
    ],
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      '0E12B8C520948A776753A96F21ABD7FDC2D7D0C0DDC90851BE17B04E75EF86A47EF0DA46C4DC4D0D1BCB8668C2CE16C54C7C23A6716EDE303AF86774917CF928',
      true,
    ],
    [
      '25D1DFF95105F5253C4022F628A996AD3A0D95FBF21D468A1B33F8C160D8F517',
      'F'.repeat(64),
      'FC132D4E426DFF535AEC0FA7083AC5118BC1D5FFFD848ABD8290C23F271CA0DD11AEDCEA3F55DA9BD677FE29C9DDA0CF878BCE43FDE0E313D69D1AF7A5AE8369',
      true,
    ],
    [
      'D69C3509BB99E412E68B0FE8544E72837DFA30746D8BE2AA65975F29D22DC7B9',
      '4DF3C3F68FCC83B27E9D42C90431A72499F17875C81A599B566C9889B9696703',
      '00000000000000000000003B78CE563F89A0ED9414F5AA28AD0D96D6795F9C630EC50E5363E227ACAC6F542CE1C0B186657E0E0D1A6FFE283A33438DE4738419',
      true,
    ],
    // The public key is not on the curve.
    [
      'EEFDEA4CDB677750A420FEE807EACF21EB9898AE79B9768766E4FAA04A2D4A34',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      '7036D6BFE1837AE919631039A2CF652A295DFAC9A8BBB0806014B2F48DD7C807941607B563ABBA414287F374A332BA3636DE009EE1EF551A17796B72B68B8A24',
      false,
    ],
    // The nonce is the wrong one of two.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      'F9308A019258C31049344F85F89D5229B531C845836F99B08601F113BCE036F995A579DA959FA739FCE39E8BD16FECB5CDCF97060B2C73CDE60E87ABCA1AA5D9',
      false,
    ],
    // Of another message.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      'F8704654F4687B7365ED32E796DE92761390A3BCC495179BFE073817B7ED32824E76B987F7C1F9A751EF5C343F7645D3CFFC7D570B9A7192EBF1898E1344E3BF',
      false,
    ],
    // The sum is infinite.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      '00000000000000000000000000000000000000000000000000000000000000009915EE59F07F9DBBAEDC31BFCC9B34AD49DE669CD24773BCED77DDA36D073EC8',
      false,
    ],
    // The nonce is not on the curve.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      '4A298DACAE57395A15D0795DDBFD1DCB564DA82B0F269BC70A74F8220429BA1D941607B563ABBA414287F374A332BA3636DE009EE1EF551A17796B72B68B8A24',
      false,
    ],
    // The nonce is as large as the field.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFC2F941607B563ABBA414287F374A332BA3636DE009EE1EF551A17796B72B68B8A24',
      false,
    ],
    // s is as large as the order.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      '7036D6BFE1837AE919631039A2CF652A295DFAC9A8BBB0806014B2F48DD7C807FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141',
      false,
    ],
  ] as const)('judges the published Schnorr signatures (BIP-340): %#', ([key, message, signature, isValid]) => {
    const challenge = tagSchnorr('BIP0340/challenge', hex(signature).slice(0, 32), hex(key), hex(message))
    expect(isSchnorrSignature(hex(signature), hex(key), challenge)).toBe(isValid)
  })

  test('an ECDSA signature holds for its hash and its key alone', () => {
    const hash = new Uint8Array(32).fill(7)
    const signature = readDer(signECDSA(hash, first.privateKey()))
    const publicKey = hex(first.publicKey)
    expect(isEcdsaSignature(hash, signature, publicKey)).toBe(true)
    expect(isEcdsaSignature(hash.with(0, 8), signature, publicKey)).toBe(false)
    expect(isEcdsaSignature(hash, signature, hex(second.publicKey))).toBe(false)
    expect(isEcdsaSignature(hash, { ...signature, s: 0n }, publicKey)).toBe(false)
    expect(() => readDer(Uint8Array.of(1, 2, 3, 4, 5, 6))).toThrow('Non-canonical DER signature')
  })
})

describe('the stand-in of a node', () => {
  test.for(['payment', 'ordinals'] as const)('takes a transaction that is signed by the owner of %s coins', (from) => {
    const node = new BitcoinNode(testnet)
    const tx = spend(node, first, { from })
    const before = node.height
    expect(node.send(tx.hex)).toBe(tx.id)
    expect(node.find(tx.id)).toMatchObject({ height: before + 1, fee: 500n })
    expect(node.unspent(second.payment)).toContainEqual({ txid: tx.id, vout: 0, value: 50_000n, height: before + 1 })
    expect(() => node.send(tx.hex)).toThrow('Transaction already in block chain')
    expect(() => node.send(spend(new BitcoinNode(testnet), first, { from, amount: 60_000n }).hex)).toThrow(
      'bad-txns-inputs-missingorspent',
    )
    node.reset()
    expect(node.find(tx.id)).toBeUndefined()
    expect(node.send(tx.hex)).toBe(tx.id)
  })

  test.for(['payment', 'ordinals'] as const)(
    'error: a signature of another key, or of another transaction, over %s',
    (from) => {
      const node = new BitcoinNode(testnet)
      const good = spend(node, first, { from })
      const [mine = new Uint8Array(), ...mineAfter] = good.getInput(0).finalScriptWitness ?? []
      const other = spend(node, first, { from, amount: 60_000n }).getInput(0).finalScriptWitness ?? []
      const forged = mine.with(20, (mine[20] ?? 0) ^ 1)
      for (const witness of [other, [forged, ...mineAfter], [new Uint8Array(1)]]) {
        const raw = RawTx.decode(Uint8Array.from(Buffer.from(good.hex, 'hex')))
        const hex = Buffer.from(RawTx.encode({ ...raw, witnesses: [witness] })).toString('hex')
        expect(() => node.send(hex)).toThrow('mandatory-script-verify-flag-failed')
      }
      expect(node.send(good.hex)).toBe(good.id)
    },
  )

  test('error: what a node refuses for its amounts, its inputs or its form', () => {
    const node = new BitcoinNode(testnet)
    expect(() => node.send('nonsense')).toThrow('TX decode failed')
    expect(() => node.send(spend(node, first, { fee: 10n }).hex)).toThrow('min relay fee not met')
    expect(() => node.send(spend(node, first, { amount: 100n }).hex)).toThrow('dust')
    expect(() => node.send(spend(new BitcoinNode(signet), first).hex)).toThrow('bad-txns-inputs-missingorspent')
    const [coin] = node.unspent(first.payment)
    const greedy = new Transaction()
    greedy.addInput({
      txid: coin?.txid ?? '',
      index: coin?.vout ?? 0,
      witnessUtxo: { script: scriptOf(first.payment), amount: 10n ** 9n },
    })
    greedy.addOutputAddress(second.payment, 10n ** 9n - 1_000n, TEST_NETWORK)
    greedy.sign(first.privateKey())
    greedy.finalize()
    expect(() => node.send(greedy.hex)).toThrow('bad-txns-in-belowout')
  })
})
