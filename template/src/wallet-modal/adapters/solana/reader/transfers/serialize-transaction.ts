import { signatureLength } from '../../wire'
import { addressBytes } from '../address'

/** An account that an instruction uses. */
export interface InstructionAccount {
  /** The address of the account in base58. */
  address: string
  isSigner: boolean
  isWritable: boolean
}

/** An instruction of a transaction, which calls a program. */
export interface Instruction {
  /** The address of the program in base58. */
  program: string
  accounts: readonly InstructionAccount[]
  data: Uint8Array
}

/** The maximum length of a serialized transaction in bytes. The network does not forward longer transactions. */
const maxLength = 1232

/** Encodes a length as compact-u16: seven bits in each byte, the lowest bits first. The eighth bit is set if another byte follows. */
function compact(length: number): number[] {
  return length < 0x80 ? [length] : [(length & 0x7f) | 0x80, ...compact(length >> 7)]
}

/**
 * Lists the payer, the accounts and the programs of the instructions. Each address occurs once, with all rights that the instructions need. The
 * payer is first.
 */
function accountsOf(payer: string, instructions: readonly Instruction[]): InstructionAccount[] {
  const used = [
    { address: payer, isSigner: true, isWritable: true },
    ...instructions.flatMap(({ accounts }) => accounts),
    ...instructions.map(({ program }) => ({ address: program, isSigner: false, isWritable: false })),
  ]
  const accounts = new Map<string, InstructionAccount>()
  for (const { address, isSigner, isWritable } of used) {
    const known = accounts.get(address)
    accounts.set(address, {
      address,
      isSigner: isSigner || known?.isSigner === true,
      isWritable: isWritable || known?.isWritable === true,
    })
  }
  // A transaction lists its accounts in this order: writable signers, read-only signers, other writable accounts, other read-only accounts.
  const group = ({ isSigner, isWritable }: InstructionAccount): number => (isSigner ? 0 : 2) + (isWritable ? 0 : 1)
  return [...accounts.values()].sort((a, b) => group(a) - group(b))
}

/**
 * Serializes an unsigned legacy transaction. The signatures are zeros, which the wallet replaces.
 * @param payer the address that pays the fee, in base58
 * @param blockhash the 32 bytes of a recent blockhash
 * @throws WalletModalError INVALID_ADDRESS if an address is not the base58 of 32 bytes
 * @throws RangeError if the transaction is longer than 1,232 bytes
 */
export function serializeTransaction(
  payer: string,
  blockhash: Uint8Array,
  instructions: readonly Instruction[],
): Uint8Array {
  const accounts = accountsOf(payer, instructions)
  const indexOf = (address: string): number => accounts.findIndex((account) => account.address === address)
  const count = (isSigner: boolean, isWritable?: boolean): number =>
    accounts.filter(
      (account) => account.isSigner === isSigner && (isWritable === undefined || account.isWritable === isWritable),
    ).length
  const signers = count(true)
  const bytes = Uint8Array.from([
    ...compact(signers),
    ...new Uint8Array(signers * signatureLength),
    signers,
    count(true, false),
    count(false, false),
    ...compact(accounts.length),
    ...accounts.flatMap(({ address }) => [...addressBytes(address)]),
    ...blockhash,
    ...compact(instructions.length),
    ...instructions.flatMap(({ program, accounts: used, data }) => [
      indexOf(program),
      ...compact(used.length),
      ...used.map(({ address }) => indexOf(address)),
      ...compact(data.length),
      ...data,
    ]),
  ])
  if (bytes.length > maxLength) throw new RangeError(`A transaction of ${bytes.length} bytes is too long for Solana.`)
  return bytes
}
