import { base64 } from '@scure/base'
import { WalletModalError } from '../../../domain/errors/errors'
import type { InputToSign } from '../bitcoin-provider'
import type { PsbtToSign } from '../bitcoin-wallet'
import { readPsbt } from './psbt'
import { typeInPsbt, usualTypes } from './signature-types'

function isReached(asked: number | undefined, types: readonly number[]): boolean {
  const taken = asked === undefined ? usualTypes : [asked]
  return taken.some((type) => types.includes(type))
}

/**
 * For wallets that take no signature types in a request. They use the type in the PSBT, so that type must be allowed.
 * @throws WalletModalError METHOD_NOT_SUPPORTED when the app does not allow the type in the PSBT
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

/** The Wallet Standard's names of signature hash types. */
const names: Readonly<Record<number, string>> = {
  0x01: 'ALL',
  0x02: 'NONE',
  0x03: 'SINGLE',
  0x81: 'ALL|ANYONECANPAY',
  0x82: 'NONE|ANYONECANPAY',
  0x83: 'SINGLE|ANYONECANPAY',
}

/**
 * The type to request for an input from a wallet of the Wallet Standard, which takes one type; undefined for the usual type.
 * @throws WalletModalError METHOD_NOT_SUPPORTED when the standard has no name for any of the app's types
 */
export function standardType({ index, sighashTypes = [] }: InputToSign): string | undefined {
  const name = sighashTypes.map((type) => names[type]).find((found) => found !== undefined)
  if (name === undefined && sighashTypes.some((type) => !usualTypes.includes(type))) throw unreachable(index)
  return name
}
