// @vitest-environment node
import { base64, hex } from '@scure/base'
import { Transaction, p2pkh, p2tr, p2wpkh } from '@scure/btc-signer'
import { describe, expect, test } from 'vitest'
import { testKey } from '../testing/test-keys'
import { checkSigned, readAsked } from './check-signed'
import { readPsbt, writePsbt } from './psbt'

const key = testKey(7)
const xOnly = key.publicKey.slice(1)
const hint = 'Do not use what it signed'

/** A random generator with a seed, so that failures can be repeated. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

interface Shape {
  version: number
  lockTime: number
  inputs: { txid: string; index: number; sequence: number; sighashType?: number }[]
  outputs: { script: string; amount: bigint }[]
}

const payTo = (script: Uint8Array) => hex.encode(script)
const p2wpkhScript = payTo(p2wpkh(key.publicKey).script)

const usual: Shape = {
  version: 2,
  lockTime: 7,
  inputs: [
    { txid: 'ab'.repeat(32), index: 0, sequence: 0xfffffffd },
    { txid: 'cd'.repeat(32), index: 3, sequence: 0xfffffffd },
  ],
  outputs: [
    { script: payTo(p2tr(xOnly).script), amount: BigInt(9_000) },
    { script: p2wpkhScript, amount: BigInt(10_000) },
  ],
}

/** Creates a PSBT of this shape. All its inputs spend coins of the key's segwit address. */
function create({ version, lockTime, inputs, outputs }: Shape, form: 0 | 2 = 0): Transaction {
  const tx = new Transaction({ version, lockTime, PSBTVersion: form, allowUnknownVersion: true })
  const { script } = p2wpkh(key.publicKey)
  for (const { txid, ...input } of inputs)
    tx.addInput({ txid: hex.decode(txid), ...input, witnessUtxo: { script, amount: BigInt(50_000) } })
  for (const output of outputs) tx.addOutput({ ...output, script: hex.decode(output.script) }, true)
  return tx
}

const encode = (tx: Transaction, form: 0 | 2 = 0) => base64.encode(tx.toPSBT(form))

function sign(shape: Shape, types?: number[], form: 0 | 2 = 0): Transaction {
  const tx = create(shape, form)
  for (const index of shape.inputs.keys()) tx.signIdx(key.privateKey, index, types)
  return tx
}

const signInputs = usual.inputs.map((_, index) => ({ address: key.payment, index }))
const check = (answer: unknown, asked = encode(create(usual)), inputs: Parameters<typeof readAsked>[1] = signInputs) =>
  checkSigned(answer, { asked: readAsked(asked, inputs), signInputs: inputs, hint })

describe('a PSBT', () => {
  test.each([0, 2] as const)(
    'of version %i is read like another library reads it, and is written unchanged',
    (form) => {
      const random = createRandom(form + 1)
      const bytes = (length: number) => hex.encode(Uint8Array.from({ length }, () => random(256)))
      for (let round = 0; round < 20; round += 1) {
        const shape: Shape = {
          version: random(2) + 1,
          lockTime: random(1_000_000),
          inputs: Array.from({ length: 1 + random(4) }, () => ({
            txid: bytes(32),
            index: random(1_000),
            sequence: random(2 ** 31),
          })),
          outputs: Array.from({ length: round === 0 ? 300 : 1 + random(5) }, () => ({
            script: bytes(22),
            amount: BigInt(random(2 ** 31)) * BigInt(1_000),
          })),
        }
        const tx = new Transaction({
          version: shape.version,
          lockTime: shape.lockTime,
          PSBTVersion: form,
          allowUnknown: true,
          allowUnknownOutputs: true,
          disableScriptCheck: true,
        })
        for (const { txid, ...input } of shape.inputs) tx.addInput({ txid: hex.decode(txid), ...input }, true)
        for (const { script, amount } of shape.outputs) tx.addOutput({ script: hex.decode(script), amount }, true)
        const written = tx.toPSBT(form)
        const read = readPsbt(written)
        expect(read.facts).toEqual(shape)
        expect(writePsbt(read)).toEqual(written)
      }
    },
  )

  test.each([252, 253, 65_535, 65_536])(
    'with an unknown key-value pair of %i bytes is read, and is written unchanged',
    (length) => {
      const { common, inputs, outputs } = readPsbt(create(usual).toPSBT())
      const unknown = { key: Uint8Array.of(0x7f, 1), value: new Uint8Array(length).fill(9) }
      const written = writePsbt({ common: [...common, unknown], inputs, outputs })
      expect(Transaction.fromPSBT(written, { allowUnknown: true }).id).toBe(create(usual).id)
      const read = readPsbt(written)
      expect([read.facts, read.common.at(-1)]).toEqual([usual, unknown])
    },
  )

  test('of version 2 has the highest lock time that its inputs require', () => {
    const tx = create(usual, 2)
    const [first = [], ...others] = readPsbt(tx.toPSBT(2)).inputs
    const { common, outputs } = readPsbt(tx.toPSBT(2))
    const withLocks = (...locks: [number, number][]) => {
      const entries = locks.map(([kind, value]) => ({ key: Uint8Array.of(kind), value: Uint8Array.of(value, 0, 0, 0) }))
      return readPsbt(writePsbt({ common, inputs: [[...first, ...entries], ...others], outputs })).facts.lockTime
    }
    expect([withLocks(), withLocks([0x12, 99]), withLocks([0x11, 88]), withLocks([0x11, 88], [0x12, 99])]).toEqual([
      7, 99, 88, 99,
    ])
  })

  test.each([
    ['nothing', ''],
    ['a text that begins as one', 'cHNidP8'],
    ['one with something behind it', base64.encode(Uint8Array.from([...create(usual).toPSBT(), 0]))],
    ['one that ends too early', base64.encode(create(usual).toPSBT().slice(0, -1))],
    ['a transaction', hex.encode(create(usual).unsignedTx)],
  ])('of an app is not %s', (_, psbt) => {
    expect(() => readAsked(psbt, [])).toThrow(expect.objectContaining({ code: 'WALLET_FAILED' }))
  })

  test('must have the inputs that the app wants to be signed', () => {
    const psbt = encode(create(usual))
    expect(() => readAsked(psbt, [{ address: key.payment, index: 2 }])).toThrow('has no input 2')
  })
})

describe("a wallet's answer", () => {
  const others: [string, Shape][] = [
    ['another version', { ...usual, version: 1 }],
    ['another lock time', { ...usual, lockTime: 8 }],
    ['an input more', { ...usual, inputs: [...usual.inputs, { txid: 'ef'.repeat(32), index: 1, sequence: 1 }] }],
    ['an input less', { ...usual, inputs: usual.inputs.slice(0, 1) }],
    ['its inputs the other way round', { ...usual, inputs: usual.inputs.toReversed() }],
    ...(['txid', 'index', 'sequence'] as const).map((name): [string, Shape] => {
      const [first, ...rest] = usual.inputs
      const input = first ?? { txid: 'ab'.repeat(32), index: 0, sequence: 1 }
      const changed = { ...input, [name]: name === 'txid' ? '12'.repeat(32) : 5 }
      return [`another ${name} of an input`, { ...usual, inputs: [changed, ...rest] }]
    }),
    ['an output more', { ...usual, outputs: [...usual.outputs, { script: p2wpkhScript, amount: BigInt(1) }] }],
    ['an output less', { ...usual, outputs: usual.outputs.slice(0, 1) }],
    ['its outputs the other way round', { ...usual, outputs: usual.outputs.toReversed() }],
    [
      'a satoshi less',
      { ...usual, outputs: [...usual.outputs.slice(0, 1), { script: p2wpkhScript, amount: BigInt(9_999) }] },
    ],
    [
      'another receiver',
      {
        ...usual,
        outputs: [
          ...usual.outputs.slice(0, 1),
          { script: payTo(p2wpkh(testKey(8).publicKey).script), amount: BigInt(10_000) },
        ],
      },
    ],
  ]

  test.each(others)('is refused with %s, in every encoding', (_, shape) => {
    const refused = expect.objectContaining({ code: 'SIGNED_OTHERWISE', hint })
    const tx = sign(shape)
    const form2 = sign(shape, undefined, 2)
    expect(() => check(encode(tx))).toThrow(refused)
    expect(() => check(encode(form2, 2))).toThrow(refused)
    tx.finalize()
    for (const answer of [encode(tx), tx.hex, base64.encode(tx.extract())]) expect(() => check(answer)).toThrow(refused)
  })

  test('may be a signed PSBT or a finished transaction, in base64 or in hex; the app always gets a PSBT', () => {
    const tx = sign(usual)
    expect(check(encode(tx))).toBe(encode(tx))
    expect(check(hex.encode(tx.toPSBT()))).toBe(encode(tx))
    const finished = sign(usual)
    finished.finalize()
    for (const answer of [encode(finished), finished.hex, base64.encode(finished.extract())]) {
      const read = Transaction.fromPSBT(base64.decode(check(answer)))
      expect(hex.encode(read.extract())).toBe(finished.hex)
    }
    // A version 2 PSBT.
    expect(check(encode(sign(usual, undefined, 2), 2))).toBe(encode(sign(usual, undefined, 2), 2))
  })

  test('may be finished with a script, like older inputs', () => {
    const build = () => {
      const tx = new Transaction({ allowLegacyWitnessUtxo: true })
      const spend = p2pkh(key.publicKey)
      const before = new Transaction({ disableScriptCheck: true, allowUnknown: true })
      before.addInput({ txid: 'ab'.repeat(32), index: 0, finalScriptSig: new Uint8Array() })
      before.addOutput({ script: spend.script, amount: BigInt(10_000) })
      tx.addInput({ txid: before.id, index: 0, nonWitnessUtxo: before.toBytes(true, false) })
      tx.addOutput({ script: hex.decode(p2wpkhScript), amount: BigInt(9_000) })
      return tx
    }
    const tx = build()
    const asked = encode(tx)
    tx.signIdx(key.privateKey, 0)
    tx.finalize()
    const one = [{ address: key.payment, index: 0 }]
    const psbt = check(tx.hex, asked, one)
    expect(hex.encode(Transaction.fromPSBT(base64.decode(psbt)).extract())).toBe(tx.hex)
  })

  test.each(['', 'nonsense', 'cHNidP8', 'cHNidP8BAA', '02000000', null, 7, {}])(
    'is refused when it is %j',
    (answer) => {
      expect(() => check(answer)).toThrow(expect.objectContaining({ code: 'WALLET_FAILED' }))
    },
  )

  const types = [0x02, 0x03, 0x81, 0x82, 0x83]

  test.each(types)('is refused with a signature of type %i that was not requested', (type) => {
    const shape = { ...usual, inputs: usual.inputs.map((input) => ({ ...input, sighashType: type })) }
    const tx = sign(shape, [type])
    const refused = expect.objectContaining({
      code: 'SIGNED_OTHERWISE',
      details: 'another type of signature of input 0',
    })
    expect(() => check(encode(tx))).toThrow(refused)
    tx.finalize()
    for (const answer of [encode(tx), tx.hex]) expect(() => check(answer)).toThrow(refused)
  })

  test.each(types)('is accepted with a signature of type %i that the app or its PSBT requested', (type) => {
    const shape = { ...usual, inputs: usual.inputs.map((input) => ({ ...input, sighashType: type })) }
    const tx = sign(shape, [type])
    const asking = signInputs.map((input) => ({ ...input, sighashTypes: [type] }))
    expect(check(encode(tx), encode(create(usual)), asking)).toBe(encode(tx))
    expect(check(encode(tx), encode(create(shape)))).toBe(encode(tx))
    // The usual type is not allowed if the PSBT has another type.
    expect(() => check(encode(sign(usual)), encode(create(usual)), asking)).toThrow('another type of signature')
  })

  test.each([
    ['without a type', undefined, true],
    ['for everything', 1, true],
    ['for nothing', 0x82, false],
  ])('a Taproot signature %s', (_, type, isTaken) => {
    const build = (sighashType?: number) => {
      const tx = new Transaction()
      const witnessUtxo = { script: p2tr(xOnly).script, amount: BigInt(10_000) }
      tx.addInput({
        txid: 'ab'.repeat(32),
        index: 0,
        witnessUtxo,
        tapInternalKey: xOnly,
        ...(sighashType && { sighashType }),
      })
      tx.addOutput({ script: hex.decode(p2wpkhScript), amount: BigInt(9_000) })
      return tx
    }
    const tx = build(type)
    tx.signIdx(key.privateKey, 0, type === undefined ? undefined : [type])
    const one = [{ address: key.taproot, index: 0 }]
    const answers = [encode(tx)]
    tx.finalize()
    answers.push(encode(tx), tx.hex)
    for (const answer of answers) {
      const checking = () => check(answer, encode(build()), one)
      if (isTaken) expect(checking).not.toThrow()
      else expect(checking).toThrow('another type of signature')
    }
  })
})
