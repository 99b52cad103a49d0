import type { Hex } from 'viem'
import { hexToBigInt, slice } from 'viem'
import type { OperationCall } from '../account-kinds/account-kind'
import { toldError } from '../locales/told-error'
import type { AccountCode, PackedOperation } from './account-code'
import { entryPoint } from './contracts'
import { operationTexts } from './texts/operation-texts'

/** The facts of the operation that the visitor has approved. */
export interface ApprovedOperation {
  account: Hex
  /** The address of the key that owns the account. */
  owner: Hex
  nonce: bigint
  calls: readonly OperationCall[]
  /** The highest fee that the account pays. Undefined: the paymaster pays. */
  fee: bigint | undefined
  paymaster: Hex | undefined
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Reads the two numbers of 16 bytes in a word of 32 bytes. */
function halves(word: Hex): [bigint, bigint] {
  return [hexToBigInt(slice(word, 0, 16, { strict: true })), hexToBigInt(slice(word, 16, 32, { strict: true }))]
}

function hasCalls(calls: readonly OperationCall[], approved: readonly OperationCall[]): boolean {
  return (
    calls.length === approved.length &&
    calls.every(({ to, value, data }, index) => {
      const shown = approved[index]
      return shown && isSame(to, shown.to) && value === shown.value && isSame(data, shown.data)
    })
  )
}

/** The highest fee that the account pays, read from the packed operation. Undefined: a paymaster pays. */
function feeOf({ accountGasLimits, preVerificationGas, gasFees, paymasterAndData }: PackedOperation) {
  if (paymasterAndData !== '0x') return undefined
  const [verification, call] = halves(accountGasLimits)
  return (verification + call + preVerificationGas) * halves(gasFees)[1]
}

function isApproved(code: AccountCode, packed: PackedOperation, approved: ApprovedOperation): boolean {
  const { account, owner, nonce, calls, fee, paymaster } = approved
  const signedFee = feeOf(packed)
  const paysAsShown =
    fee === undefined
      ? paymaster !== undefined && isSame(slice(packed.paymasterAndData, 0, 20), paymaster)
      : signedFee !== undefined && signedFee <= fee
  const [tip, price] = halves(packed.gasFees)
  return (
    isSame(packed.sender, account) &&
    isSame(packed.entryPoint, entryPoint) &&
    packed.nonce === nonce &&
    code.isInitCode(packed.initCode, { address: account, owner }) &&
    tip <= price &&
    paysAsShown &&
    hasCalls(code.decodeCalls(packed.callData) ?? [], calls) &&
    isSame(code.encodeCalls(calls), packed.callData)
  )
}

/**
 * Decodes a packed operation right before it is signed, and compares it with what the visitor has approved.
 * @throws FrameError if the operation is not the approved operation
 */
export function checkOperation(code: AccountCode, packed: PackedOperation, approved: ApprovedOperation): void {
  let isRight = false
  try {
    isRight = isApproved(code, packed, approved)
  } catch {
    // An operation that cannot be decoded is not the approved operation.
  }
  if (!isRight) throw toldError(operationTexts, (texts) => texts.notShown)
}
