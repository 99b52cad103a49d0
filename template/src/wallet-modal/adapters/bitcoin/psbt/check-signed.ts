import { base64, hex } from '@scure/base'
import { WalletModalError } from '../../../domain/errors'
import { walletError } from '../../../domain/wallet-error-messages'
import type { InputToSign } from '../bitcoin-provider'
import { lengthBytes } from './byte-reader'
import type { Psbt, PsbtEntry } from './psbt'
import { readPsbt, writePsbt } from './psbt'
import { differenceOf, readRawTransaction } from './raw-transaction'
import { signatureTypes, typeInPsbt, usualTypes } from './signature-types'

const failed = (details: string) => new WalletModalError('WALLET_FAILED', { details })

/** Wallets answer in base64 or in hex. */
function decode(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string') return undefined
  try {
    return /^(?:[0-9a-f]{2})+$/i.test(text) ? hex.decode(text) : base64.decode(text)
  } catch {
    return undefined
  }
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Reads the PSBT of an app. @throws WalletModalError WALLET_FAILED unless it is one and has the inputs that are to be signed */
export function readAsked(psbt: string, signInputs: readonly InputToSign[]): Psbt {
  const bytes = attempt(() => base64.decode(psbt))
  const asked = bytes && attempt(() => readPsbt(bytes))
  if (!asked) throw failed('the PSBT of the app is none')
  for (const { index } of signInputs)
    if (!asked.inputs[index]) throw failed(`the PSBT of the app has no input ${index}`)
  return asked
}

/** The transaction that a wallet finished, as a PSBT like the one that it was asked to sign. */
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

/** The types of signature that are allowed for an input: those that the app names, else that of the PSBT, else the usual ones. */
function allowedTypes(asked: Psbt, index: number, signInputs: readonly InputToSign[]): readonly number[] {
  const named = signInputs.filter((input) => input.index === index).flatMap(({ sighashTypes = [] }) => sighashTypes)
  const own = typeInPsbt(asked.inputs[index] ?? [])
  const allowed = named.length > 0 ? named : own === undefined ? usualTypes : [own]
  return usualTypes.some((type) => allowed.includes(type)) ? [...allowed, ...usualTypes] : allowed
}

/** The facts of an input that were not there before. */
function newFacts(before: readonly PsbtEntry[] = [], after: readonly PsbtEntry[]): readonly PsbtEntry[] {
  const known = new Set(before.map(({ key, value }) => `${key.join()} ${value.join()}`))
  return after.filter(({ key, value }) => !known.has(`${key.join()} ${value.join()}`))
}

/**
 * Compares what a wallet signed with what it was asked to sign: the same inputs and outputs to the last satoshi, and only
 * signatures of the allowed types. It answers with a PSBT, or with the finished transaction.
 * @param hint what to do with anything else
 * @returns the PSBT in base64
 * @throws WalletModalError SIGNED_OTHERWISE for another transaction, WALLET_FAILED for what is none
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
  for (const [index, entries] of signed.inputs.entries()) {
    const allowed = allowedTypes(asked, index, signInputs)
    const types = attempt(() => signatureTypes(newFacts(asked.inputs[index], entries)))
    if (!types?.every((type) => allowed.includes(type)))
      throw walletError('SIGNED_OTHERWISE', { details: `another type of signature of input ${index}`, hint })
  }
  return base64.encode(writePsbt(signed))
}
