import { base64 } from '@scure/base'
import { WalletModalError } from '../../../domain/errors'
import type { InputToSign } from '../bitcoin-provider'
import type { PsbtToSign } from '../bitcoin-wallet'
import { readPsbt } from './psbt'
import { typeInPsbt, usualTypes } from './signature-types'

function isReached(asked: number | undefined, types: readonly number[]): boolean {
  const taken = asked === undefined ? usualTypes : [asked]
  return taken.some((type) => types.includes(type))
}

/**
 * For wallets that cannot be told types of signatures in a request: they go by what the PSBT itself says.
 * @throws WalletModalError METHOD_NOT_SUPPORTED when that is none of the types that the app allows
 */
export function requireTypesInPsbt({ psbt, signInputs }: Pick<PsbtToSign, 'psbt' | 'signInputs'>): void {
  const { inputs } = readPsbt(base64.decode(psbt))
  for (const { index, sighashTypes = [] } of signInputs)
    if (sighashTypes.length > 0 && !isReached(typeInPsbt(inputs[index] ?? []), sighashTypes)) throw unreachable(index)
}

function unreachable(index: number): WalletModalError {
  return new WalletModalError('METHOD_NOT_SUPPORTED', {
    details: `sighashTypes of a request, here of input ${index}`,
    hint: 'Write the type into the PSBT (PSBT_IN_SIGHASH_TYPE)',
  })
}

/** The names of the Wallet Standard's signature hash types, by their number. */
const names: Readonly<Record<number, string>> = {
  0x01: 'ALL',
  0x02: 'NONE',
  0x03: 'SINGLE',
  0x81: 'ALL|ANYONECANPAY',
  0x82: 'NONE|ANYONECANPAY',
  0x83: 'SINGLE|ANYONECANPAY',
}

/**
 * The one type that a wallet of the Wallet Standard can be told for an input; undefined for the usual one.
 * @throws WalletModalError METHOD_NOT_SUPPORTED when the standard has no name for any of them
 */
export function standardType({ index, sighashTypes = [] }: InputToSign): string | undefined {
  const name = sighashTypes.map((type) => names[type]).find((found) => found !== undefined)
  if (name === undefined && sighashTypes.some((type) => !usualTypes.includes(type))) throw unreachable(index)
  return name
}
