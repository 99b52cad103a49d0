import { Transaction, SystemInstruction, SystemProgram } from '@solana/web3.js'
import { Interface, getAddress } from 'ethers'

/** What a transaction moves, read by a library that the modal does not use for it. */
export interface Moved {
  from: string
  to: string
  /** In the smallest unit. */
  amount: bigint
  /** The token's address; undefined for the native currency. */
  token: string | undefined
}

const erc20 = new Interface(['function transfer(address to, uint256 amount) returns (bool)'])

/** Reads the parameters of eth_sendTransaction. */
export function decodeEvm(transaction: { from: string; to: string; value?: string; data?: string }): Moved {
  const { from, to, value = '0x0', data = '0x' } = transaction
  if (data === '0x') return { from: getAddress(from), to: getAddress(to), amount: BigInt(value), token: undefined }
  if (BigInt(value) !== 0n) throw new Error('a call that moves the native currency too')
  const [receiver, amount] = erc20.decodeFunctionData('transfer', data) as unknown as [string, bigint]
  return { from: getAddress(from), to: getAddress(receiver), amount, token: getAddress(to) }
}

const computeBudget = 'ComputeBudget111111111111111111111111111111'

/** Reads a signed transaction of Solana, which has to be one transfer of its own currency and nothing else. */
export function decodeSolana(bytes: Uint8Array): Moved {
  const transaction = Transaction.from(bytes)
  const own = transaction.instructions.filter(({ programId }) => programId.toBase58() !== computeBudget)
  const [transfer] = own
  if (!transfer || own.length > 1 || !transfer.programId.equals(SystemProgram.programId))
    throw new Error('something else than one transfer')
  const { fromPubkey, toPubkey, lamports } = SystemInstruction.decodeTransfer(transfer)
  return { from: fromPubkey.toBase58(), to: toPubkey.toBase58(), amount: BigInt(lamports), token: undefined }
}
