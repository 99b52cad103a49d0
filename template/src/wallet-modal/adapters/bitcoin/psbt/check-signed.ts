import { base64, hex } from '@scure/base'
import { WalletModalError } from '../../../domain/errors/errors'
import { walletError } from '../../../domain/errors/wallet-error-messages'
import type { InputToSign } from '../bitcoin-provider'
import { lengthBytes } from './byte-reader'
import type { Psbt, PsbtEntry } from './psbt'
import { readPsbt, writePsbt } from './psbt'
import { differenceOf, readRawTransaction } from './raw-transaction'
import { signatureTypes, typeInPsbt, usualTypes } from './signature-types'

const failed = (details: string) => new WalletModalError('WALLET_FAILED', { details })

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Decodes a wallet's answer, which is base64 or hex. */
function decode(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string') return undefined
  return attempt(() => (/^[0-9a-f]+$/i.test(text) ? hex.decode(text) : base64.decode(text)))
}

/** Reads the app's PSBT. @throws WalletModalError WALLET_FAILED when it is not a PSBT or lacks an input to sign */
export function readAsked(psbt: string, signInputs: readonly InputToSign[]): Psbt {
  const bytes = attempt(() => base64.decode(psbt))
  const asked = bytes && attempt(() => readPsbt(bytes))
  if (!asked) throw failed('the PSBT of the app is none')
  for (const { index } of signInputs)
    if (!asked.inputs[index]) throw failed(`the PSBT of the app has no input ${index}`)
  return asked
}

/** Turns the finished transaction of a wallet into a PSBT. Keeps the entries of the PSBT that was to be signed. */
function toPsbt(asked: Psbt, bytes: Uint8Array): Psbt {
  const { facts, unlocks } = readRawTransaction(bytes, true)
  const inputs = unlocks.map(({ script, witness }, index): readonly PsbtEntry[] => {
    const items = [...lengthBytes(witness.length), ...witness.flatMap((item) => [...lengthBytes(item.length), ...item])]
    return [
      ...(asked.inputs[index] ?? []),
      ...(script.length > 0 ? [{ key: Uint8Array.of(0x07), value: script }] : []),
      ...(witness.length > 0 ? [{ key: Uint8Array.of(0x08), value: Uint8Array.from(items) }] : []),
    ]
  })
  return { facts, common: asked.common, inputs, outputs: asked.outputs }
}

/** The signature types that are allowed for an input: the app's types, else the type in the PSBT, else the usual types. */
function allowedTypes(input: readonly PsbtEntry[], requests: readonly InputToSign[]): readonly number[] {
  const named = requests.flatMap(({ sighashTypes = [] }) => sighashTypes)
  const own = typeInPsbt(input)
  const allowed = named.length > 0 ? named : own === undefined ? usualTypes : [own]
  return usualTypes.some((type) => allowed.includes(type)) ? [...allowed, ...usualTypes] : allowed
}

/** The entries of an input that the wallet has added or changed. */
function newFacts(before: readonly PsbtEntry[], after: readonly PsbtEntry[]): readonly PsbtEntry[] {
  const known = new Set(before.map(({ key, value }) => `${key.join()} ${value.join()}`))
  return after.filter(({ key, value }) => !known.has(`${key.join()} ${value.join()}`))
}

/**
 * Checks that a wallet signed what it was asked to sign: the same inputs, the same outputs with the same amounts, and only
 * signatures of the allowed types. The wallet may answer with a PSBT or with the finished transaction.
 * @param hint the error's hint when the wallet signed something else
 * @returns the PSBT in base64
 * @throws WalletModalError SIGNED_OTHERWISE for another transaction or signature type, WALLET_FAILED when the answer is neither a
 * PSBT nor a transaction
 */
export function checkSigned(
  answer: unknown,
  { asked, signInputs, hint }: { asked: Psbt; signInputs: readonly InputToSign[]; hint: string },
): string {
  const bytes = decode(answer)
  const signed = bytes && (attempt(() => readPsbt(bytes)) ?? attempt(() => toPsbt(asked, bytes)))
  if (!signed) throw failed('the PSBT of the wallet is none')
  const difference = differenceOf(asked.facts, signed.facts)
  if (difference !== undefined) throw walletError('SIGNED_OTHERWISE', { details: `another ${difference}`, hint })
  // `differenceOf` has found the same inputs in both PSBTs, so each input of `asked` also has entries in `signed`.
  for (const [index, before] of asked.inputs.entries()) {
    const allowed = allowedTypes(
      before,
      signInputs.filter((input) => input.index === index),
    )
    const types = attempt(() => signatureTypes(newFacts(before, signed.inputs[index] ?? [])))
    if (!types?.every((type) => allowed.includes(type)))
      throw walletError('SIGNED_OTHERWISE', { details: `another type of signature of input ${index}`, hint })
  }
  return base64.encode(writePsbt(signed))
}
