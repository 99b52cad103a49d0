// @vitest-environment node
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { OutScript, RawTx, RawWitness, Script, Transaction, p2tr, utils } from '@scure/btc-signer'
import { describe, expect, test } from 'vitest'
import type { KeyAddress } from './bip122'
import { messageTransactionId, verifyBip322 } from './bip322'
import { hash160, hash256, witnessProgram } from './bitcoin-legacy'

const message = 'app.example wants you to sign in'
const zero = BigInt(0)
const nothing = new Uint8Array()
const bytes = (...values: number[]) => new Uint8Array(values)

interface Keys {
  secret: Uint8Array
  key: Uint8Array
}

function keysOf(name: string, isCompressed = true): Keys {
  const secret = sha256(utf8ToBytes(name))
  return { secret, key: secp256k1.getPublicKey(secret, isCompressed) }
}
const ann = keysOf('ann')

type Kind = 'pkh' | 'sh' | 'wpkh' | 'tr'

function accountOf(kind: Kind, { key }: Keys): KeyAddress {
  if (kind === 'tr') return { type: 'tr', pubkey: p2tr(key.slice(1, 33)).tweakedPubkey }
  const hash = hash160(key)
  return { type: kind, hash: kind === 'sh' ? hash160(witnessProgram(hash)) : hash }
}

/** The parts of the signed transaction. A test changes some parts before the key signs. */
interface Parts {
  version: number
  lockTime: number
  sequence: number
  index: number
  outputs: { amount: bigint; script: Uint8Array }[]
  moreInputs: { txid: Uint8Array; index: number; finalScriptSig: Uint8Array; sequence: number }[]
  /** The sighash type. */
  hashType: number
  /** Changes the signature with its sighash type, the key, the witness or the input script, after the key has signed. */
  after(signed: Signed): Signed
}

interface Signed {
  signature: Uint8Array
  key: Uint8Array
  /** Empty for p2pkh, which has no witness. */
  witness: Uint8Array[]
  scriptSig: Uint8Array
}

const unspendable = { amount: zero, script: bytes(0x6a) }
const plain: Parts = {
  version: 2,
  lockTime: 0,
  sequence: 0,
  index: 0,
  outputs: [unspendable],
  moreInputs: [],
  hashType: 1,
  after: (signed) => signed,
}

function tweaked(secret: Uint8Array): Uint8Array {
  const { Fn, BASE } = secp256k1.Point
  const number = Fn.fromBytes(secret)
  const isEven = BASE.multiply(number).toAffine().y % BigInt(2) === zero
  const tweak = Fn.fromBytes(schnorr.utils.taggedHash('TapTweak', utils.pubSchnorr(secret)))
  return Fn.toBytes(Fn.add(isEven ? number : Fn.neg(number), Fn.create(tweak)))
}

/**
 * Signs the transaction with exactly these parts, and returns the parts of the full signature.
 * @param account The account that the signature is checked for. Tests of attacks pass the account of other keys.
 */
function sign(
  kind: Kind,
  txid: Uint8Array,
  { secret, key }: Keys,
  parts: Parts,
  account = accountOf(kind, { secret, key }),
): Signed {
  const { version, lockTime, sequence, index, outputs, moreInputs, hashType } = parts
  const script = OutScript.encode(account)
  const ecdsa = (hash: Uint8Array) =>
    concatBytes(secp256k1.sign(hash, secret, { prehash: false, format: 'der' }), bytes(hashType))
  if (kind === 'pkh') {
    const inputs = [{ txid, index, finalScriptSig: script, sequence }, ...moreInputs]
    const preimage = RawTx.encode({ version, segwitFlag: false, inputs, outputs, witnesses: [], lockTime })
    const signature = ecdsa(hash256(concatBytes(preimage, bytes(hashType, 0, 0, 0))))
    return parts.after({ signature, key, witness: [], scriptSig: Script.encode([signature, key]) })
  }
  const transaction = new Transaction({ version, lockTime, allowUnknownOutputs: true, allowUnknownVersion: true })
  for (const input of [{ txid, index, sequence }, ...moreInputs])
    transaction.addInput({ txid: input.txid, index: input.index, sequence: input.sequence })
  for (const output of outputs) transaction.addOutput(output)
  if (kind === 'tr') {
    const inputs = [script, ...moreInputs.map(() => script)]
    const amounts = inputs.map(() => zero)
    const hash = transaction.preimageWitnessV1(0, inputs, hashType, amounts)
    const signature = concatBytes(schnorr.sign(hash, tweaked(secret)), hashType === 0 ? nothing : bytes(hashType))
    return parts.after({ signature, key, witness: [signature], scriptSig: nothing })
  }
  const keyHash = hash160(key)
  const code = OutScript.encode({ type: 'pkh', hash: keyHash })
  const signature = ecdsa(transaction.preimageWitnessV0(0, code, hashType, zero))
  const scriptSig = kind === 'sh' ? Script.encode([witnessProgram(keyHash)]) : nothing
  return parts.after({ signature, key, witness: [signature, key], scriptSig })
}

/**
 * Signs a transaction with the changed parts, and verifies the full signature for the account.
 * @param presented The parts of the verified transaction that differ from the signed transaction.
 */
function isValid(
  kind: Kind,
  changes: Partial<Parts> = {},
  keys = ann,
  account = accountOf(kind, keys),
  presented: Partial<Parts> = {},
): boolean {
  const parts = { ...plain, ...(kind === 'tr' && { hashType: 0 }), ...changes }
  const { version, lockTime, sequence, index, outputs, moreInputs } = { ...parts, ...presented }
  const txid = messageTransactionId(OutScript.encode(account), message)
  const { witness, scriptSig } = sign(kind, txid, keys, parts, account)
  const segwitFlag = witness.length > 0
  const witnesses = segwitFlag ? [witness, ...moreInputs.map(() => [])] : []
  const inputs = [{ txid, index, finalScriptSig: scriptSig, sequence }, ...moreInputs]
  return check(account, RawTx.encode({ version, segwitFlag, inputs, outputs, witnesses, lockTime }))
}

/** Verifies a signature. An exception counts as a refusal, as in the callers of `verifyBip322`. */
function check(account: KeyAddress, signature: Uint8Array): boolean {
  try {
    return verifyBip322(account, message, signature)
  } catch {
    return false
  }
}

const withWitness = (change: (signed: Signed) => Uint8Array[]): Partial<Parts> => ({
  after: (signed) => ({ ...signed, witness: change(signed) }),
})
const withScript = (change: (signed: Signed) => Uint8Array): Partial<Parts> => ({
  after: (signed) => ({ ...signed, scriptSig: change(signed) }),
})

describe.each<Kind>(['pkh', 'sh', 'wpkh', 'tr'])('Full BIP-322 signatures of accounts of type %s', (kind) => {
  const foreign = { txid: new Uint8Array(32).fill(7), index: 0, finalScriptSig: nothing, sequence: 0 }

  test.each<[string, Partial<Parts>]>([
    ['version 2', {}],
    ['version 2, a lock time and a sequence', { lockTime: 7, sequence: 9 }],
    ['version 0 and a lock time', { version: 0, lockTime: 1 }],
    ['version 0 and a sequence', { version: 0, sequence: 1 }],
  ])('A full BIP-322 signature over a transaction with %s is valid.', (_, changes) => {
    expect(isValid(kind, changes)).toBe(true)
  })

  test('A full BIP-322 signature that a simple signature could replace is refused, except for p2pkh, which has no simple signatures.', () => {
    expect(isValid(kind, { version: 0 })).toBe(kind === 'pkh')
  })

  const refused: [string, Partial<Parts>][] = [
    ['version 1', { version: 1 }],
    ['version 3', { version: 3 }],
    ['an input that spends output 1 of to_spend', { index: 1 }],
    ['a second input', { moreInputs: [foreign] }],
    ['a second output', { outputs: [unspendable, unspendable] }],
    ['an output with an amount', { outputs: [{ ...unspendable, amount: BigInt(1) }] }],
    ['an output script that has more than OP_RETURN', { outputs: [{ amount: zero, script: bytes(0x6a, 0x00) }] }],
    ['an output that can be spent', { outputs: [{ amount: zero, script: bytes(0x51) }] }],
    ['no output', { outputs: [] }],
  ]

  test.each(refused)(
    'A full BIP-322 signature over a transaction with %s is refused, although the key has signed this transaction.',
    (_, changes) => {
      expect(isValid(kind, changes)).toBe(false)
    },
  )

  test.each(refused)(
    'A full BIP-322 signature over a transaction with %s is refused when the key has signed the transaction without this change.',
    (_, presented) => {
      expect(isValid(kind, {}, ann, accountOf(kind, ann), presented)).toBe(false)
    },
  )

  test('A full BIP-322 signature is refused when another key has signed, and when the key has signed another message.', () => {
    expect(isValid(kind, {}, keysOf('eve'), accountOf(kind, ann))).toBe(false)
    const account = accountOf(kind, ann)
    const txid = messageTransactionId(OutScript.encode(account), `${message}.`)
    const { witness, scriptSig } = sign(kind, txid, ann, { ...plain, hashType: kind === 'tr' ? 0 : 1 })
    for (const named of [txid, messageTransactionId(OutScript.encode(account), message)]) {
      const inputs = [{ txid: named, index: 0, finalScriptSig: scriptSig, sequence: 0 }]
      const rest = { outputs: [unspendable], witnesses: [witness], lockTime: 0 }
      expect(check(account, RawTx.encode({ version: 2, segwitFlag: kind !== 'pkh', inputs, ...rest }))).toBe(false)
    }
  })
})

/** Negates s. The new signature has s in the high half, and still belongs to the same key and hash. */
function withHighS(signature: Uint8Array): Uint8Array {
  const { r, s } = secp256k1.Signature.fromBytes(signature.slice(0, -1), 'der')
  const high = new secp256k1.Signature(r, secp256k1.Point.Fn.neg(s)).toBytes('der')
  return concatBytes(high, signature.slice(-1))
}

/** Spellings of a signature that strict DER does not allow. */
const spellings: [string, (der: Uint8Array) => Uint8Array][] = [
  ['with a needless zero before r', (der) => concatBytes(bytes(0x30, der[1]! + 1, 2, der[3]! + 1, 0), der.slice(4))],
  ['with its length in the long form', (der) => concatBytes(bytes(0x30, 0x81), der.slice(1))],
  ['with a byte after the end of s', (der) => concatBytes(der, bytes(0))],
  ['with a first byte other than 0x30', (der) => concatBytes(bytes(0x31), der.slice(1))],
]

describe.each<Kind>(['pkh', 'sh', 'wpkh'])('ECDSA signatures of accounts of type %s', (kind) => {
  const withSignature = (change: (signature: Uint8Array) => Uint8Array): Partial<Parts> => ({
    after(signed) {
      const signature = change(signed.signature)
      if (kind !== 'pkh') return { ...signed, witness: [signature, signed.key] }
      return { ...signed, scriptSig: Script.encode([signature, signed.key]) }
    },
  })

  test('An ECDSA signature is refused when its sighash type is missing, or does not cover the whole transaction (SIGHASH_ALL).', () => {
    for (const hashType of [0, 2, 3, 0x81]) expect(isValid(kind, { hashType }), String(hashType)).toBe(false)
    expect(
      isValid(
        kind,
        withSignature((signature) => concatBytes(signature.slice(0, -1), bytes(2))),
      ),
    ).toBe(false)
    expect(
      isValid(
        kind,
        withSignature((signature) => signature.slice(0, -1)),
      ),
    ).toBe(false)
  })

  test('An ECDSA signature is valid with s in the low half, and refused with s in the high half.', () => {
    expect(
      isValid(
        kind,
        withSignature((signature) => signature),
      ),
    ).toBe(true)
    expect(isValid(kind, withSignature(withHighS))).toBe(false)
  })

  test.each(spellings)('An ECDSA signature %s is refused, because only strict DER is accepted.', (_, spell) => {
    const change = (signature: Uint8Array) => concatBytes(spell(signature.slice(0, -1)), signature.slice(-1))
    expect(isValid(kind, withSignature(change))).toBe(false)
  })
})

describe('The witness of a BIP-322 signature', () => {
  test.each<Kind>(['sh', 'wpkh'])(
    'For an account of type %s, a witness is refused unless it has exactly one signature and one compressed key.',
    (kind) => {
      expect(isValid(kind, {}, keysOf('ann', false))).toBe(false)
      expect(
        isValid(
          kind,
          withWitness(({ signature }) => [signature]),
        ),
      ).toBe(false)
      expect(
        isValid(
          kind,
          withWitness(({ signature, key }) => [signature, key, nothing]),
        ),
      ).toBe(false)
      expect(
        isValid(
          kind,
          withWitness(({ signature, key }) => [signature, key, key]),
        ),
      ).toBe(false)
      expect(
        isValid(
          kind,
          withWitness(() => []),
        ),
      ).toBe(false)
    },
  )

  test('A p2tr witness is valid only as one Schnorr signature with the default sighash type or SIGHASH_ALL, and without an annex.', () => {
    expect([0, 1].map((hashType) => isValid('tr', { hashType }))).toEqual([true, true])
    for (const hashType of [2, 3, 0x81]) expect(isValid('tr', { hashType }), String(hashType)).toBe(false)
    const spelled = (type: number) => withWitness(({ signature }) => [concatBytes(signature.slice(0, 64), bytes(type))])
    for (const type of [0, 1, 2]) expect(isValid('tr', spelled(type)), String(type)).toBe(false)
    for (const type of [0, 2]) expect(isValid('tr', { hashType: 1, ...spelled(type) }), String(type)).toBe(false)
    expect(isValid('tr', { hashType: 1, ...withWitness(({ signature }) => [signature.slice(0, 64)]) })).toBe(false)
    const longer = withWitness(({ signature }) => [concatBytes(signature, bytes(1))])
    expect(isValid('tr', { hashType: 1, ...longer })).toBe(false)
    expect(
      isValid(
        'tr',
        withWitness(({ signature }) => [signature, nothing]),
      ),
    ).toBe(false)
    expect(
      isValid(
        'tr',
        withWitness(({ signature }) => [signature, bytes(0x50, 1)]),
      ),
    ).toBe(false)
    expect(
      isValid(
        'tr',
        withWitness(() => []),
      ),
    ).toBe(false)
  })

  test('A p2pkh signature with a witness is refused, because p2pkh has the signature and the key in its input script.', () => {
    expect(
      isValid(
        'pkh',
        withWitness(({ signature, key }) => [signature, key]),
      ),
    ).toBe(false)
  })
})

describe('The input script (scriptSig) of a BIP-322 signature', () => {
  test('A p2wpkh or p2tr signature is refused when its input script is not empty.', () => {
    expect(
      isValid(
        'wpkh',
        withScript(({ key }) => Script.encode([witnessProgram(hash160(key))])),
      ),
    ).toBe(false)
    expect(
      isValid(
        'tr',
        withScript(() => bytes(0x51)),
      ),
    ).toBe(false)
  })

  test('A p2sh signature is valid only when its input script is one shortest push of the witness program of the signing key.', () => {
    const program = witnessProgram(hash160(ann.key))
    expect(
      isValid(
        'sh',
        withScript(() => Script.encode([program])),
      ),
    ).toBe(true)
    const others = [
      nothing,
      program,
      Script.encode([witnessProgram(hash160(keysOf('eve').key))]),
      Script.encode([program, program]),
      concatBytes(bytes(0x4c, program.length), program),
    ]
    for (const script of others)
      expect(
        isValid(
          'sh',
          withScript(() => script),
        ),
      ).toBe(false)
  })

  test('A p2sh signature by another key is refused, even when its input script pushes the witness program of the address.', () => {
    const eve = keysOf('eve')
    const account = accountOf('sh', eve)
    expect(
      isValid(
        'sh',
        withScript(() => Script.encode([witnessProgram(hash160(eve.key))])),
        ann,
        account,
      ),
    ).toBe(false)
  })

  test('A p2pkh input script is valid only as the shortest pushes of a signature and of a key. The key may be uncompressed.', () => {
    expect(isValid('pkh', {}, keysOf('ann', false))).toBe(true)
    const push = (item: Uint8Array) => concatBytes(bytes(item.length), item)
    const longPush = (item: Uint8Array) => concatBytes(bytes(0x4c, item.length), item)
    const scripts: ((signed: Signed) => Uint8Array)[] = [
      () => nothing,
      ({ signature }) => push(signature),
      ({ key }) => push(key),
      ({ signature, key }) => concatBytes(push(signature), push(key), bytes(0x51)),
      ({ signature, key }) => concatBytes(push(signature), push(key), push(key)),
      ({ signature, key }) => concatBytes(longPush(signature), push(key)),
      ({ signature, key }) => concatBytes(push(signature), longPush(key)),
      ({ key }) => concatBytes(bytes(0x51), push(key)),
      ({ signature }) => concatBytes(push(signature), bytes(0x51)),
    ]
    expect(
      isValid(
        'pkh',
        withScript(({ signature, key }) => concatBytes(push(signature), push(key))),
      ),
    ).toBe(true)
    for (const [index, script] of scripts.entries()) expect(isValid('pkh', withScript(script)), `${index}`).toBe(false)
  })
})

test('A full BIP-322 signature over a transaction without an output, or without an input and an output, is refused without an error.', () => {
  const account = accountOf('wpkh', ann)
  const txid = messageTransactionId(OutScript.encode(account), message)
  const input = { txid, index: 0, finalScriptSig: nothing, sequence: 0 }
  for (const inputs of [[], [input]]) {
    const transaction = RawTx.encode({ version: 2, segwitFlag: false, inputs, outputs: [], lockTime: 0 })
    expect(verifyBip322(account, message, transaction)).toBe(false)
  }
})

describe.each<Kind>(['sh', 'wpkh', 'tr'])('Simple BIP-322 signatures of accounts of type %s', (kind) => {
  const account = accountOf(kind, ann)
  const witnessOf = (keys: Keys) => {
    const txid = messageTransactionId(OutScript.encode(account), message)
    return sign(kind, txid, keys, { ...plain, version: 0, hashType: kind === 'tr' ? 0 : 1 }, account).witness
  }
  const simple = RawWitness.encode(witnessOf(ann))

  test('A simple BIP-322 signature of the account is valid, and a signature by another key is refused.', () => {
    expect(check(account, simple)).toBe(true)
    expect(check(account, RawWitness.encode(witnessOf(keysOf('eve'))))).toBe(false)
  })

  test('A simple BIP-322 signature with a byte after its witness, with a longer spelling of its length, or with a part of its witness is refused.', () => {
    expect(check(account, concatBytes(simple, bytes(0)))).toBe(false)
    expect(check(account, concatBytes(bytes(0xfd, simple[0] ?? 0, 0), simple.subarray(1)))).toBe(false)
    for (const items of [[], [nothing], [ann.key], [nothing, ann.key]])
      expect(check(account, RawWitness.encode(items))).toBe(false)
  })

  test('Bytes that are too few for any signature are refused.', () => {
    for (const short of [nothing, bytes(0), bytes(0, 0, 0, 0), bytes(2, 0, 0, 0), bytes(2, 0, 0, 0, 0)])
      expect(check(account, short)).toBe(false)
  })
})
