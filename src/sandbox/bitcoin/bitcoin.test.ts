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
      'E907831F80848D1069A5371B402410364BDF1C5F8307B0084C55F1CE2DCA821525F66A4A85EA8B71E482A74F382D2CE5EBEEE8FDB2172F477DF4900D310536C0',
      true,
    ],
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      '6896BD60EEAE296DB48A229FF71DFE071BDE413E6D43F917DC8DCF8C78DE33418906D11AC976ABCCB20B091292BFF4EA897EFCB639EA871CFA95F6DE339E4B0A',
      true,
    ],
    [
      '25D1DFF95105F5253C4022F628A996AD3A0D95FBF21D468A1B33F8C160D8F517',
      'F'.repeat(64),
      '7EB0509757E246F19449885651611CB965ECC1A187DD51B64FDA1EDC9637D5EC97582B9CB13DB3933705B32BA982AF5AF25FD78881EBB32771FC5922EFC66EA3',
      true,
    ],
    [
      'D69C3509BB99E412E68B0FE8544E72837DFA30746D8BE2AA65975F29D22DC7B9',
      '4DF3C3F68FCC83B27E9D42C90431A72499F17875C81A599B566C9889B9696703',
      '00000000000000000000003B78CE563F89A0ED9414F5AA28AD0D96D6795F9C6376AFB1548AF603B3EB45C9F8207DEE1060CB71C04E80F593060B07D28308D7F4',
      true,
    ],
    // The public key is not on the curve.
    [
      'EEFDEA4CDB677750A420FEE807EACF21EB9898AE79B9768766E4FAA04A2D4A34',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      '6CFF5C3BA86C69EA4B7376F31A9BCB4F74C1976089B2D9963DA2E5543E17776969E89B4C5564D00349106B8497785DD7D1D713A8AE82B32FA79D5F7FC407D39B',
      false,
    ],
    // The nonce is the wrong one of the two possible points.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      'FFF97BD5755EEEA420453A14355235D382F6472F8568A18B2F057A14602975563CC27944640AC607CD107AE10923D9EF7A73C643E166BE5EBEAFA34B1AC553E2',
      false,
    ],
    // The message is negated.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      '1FA62E331EDBC21C394792D2AB1100A7B432B013DF3F6FF4F99FCB33E0E1515F28890B3EDB6E7189B630448B515CE4F8622A954CFE545735AAEA5134FCCDB2BD',
      false,
    ],
    // The sum is infinite.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      '0000000000000000000000000000000000000000000000000000000000000000123DDA8328AF9C23A94C1FEECFD123BA4FB73476F0D594DCB65C6425BD186051',
      false,
    ],
    // The nonce is not on the curve.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      '4A298DACAE57395A15D0795DDBFD1DCB564DA82B0F269BC70A74F8220429BA1D69E89B4C5564D00349106B8497785DD7D1D713A8AE82B32FA79D5F7FC407D39B',
      false,
    ],
    // The nonce is as large as the field.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFC2F69E89B4C5564D00349106B8497785DD7D1D713A8AE82B32FA79D5F7FC407D39B',
      false,
    ],
    // s is as large as the order.
    [
      'DFF1D77F2A671C5F36183726DB2341BE58FEAE1DA2DECED843240F7B502BA659',
      '243F6A8885A308D313198A2E03707344A4093822299F31D0082EFA98EC4E6C89',
      '6CFF5C3BA86C69EA4B7376F31A9BCB4F74C1976089B2D9963DA2E5543E177769FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141',
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
    'A signature by another key, or of another transaction, is refused: %s.',
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

  test('A transaction is refused for its amounts, its inputs or its form, as by a node.', () => {
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
