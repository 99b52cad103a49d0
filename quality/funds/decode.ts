import type { TransactionInstruction } from '@solana/web3.js'
import { PublicKey, SystemInstruction, SystemProgram, Transaction } from '@solana/web3.js'
import { Interface, getAddress } from 'ethers'

/** A transfer, decoded from a transaction. The code is independent of the modal's code. */
export interface Moved {
  from: string
  to: string
  /** In the smallest unit. */
  amount: bigint
  /** The token's address; undefined for the native currency. */
  token: string | undefined
  /** The token's decimals as the transaction states them; undefined when the transaction states none. */
  decimals: number | undefined
}

const erc20 = new Interface(['function transfer(address to, uint256 amount) returns (bool)'])

/** Decodes the parameters of `eth_sendTransaction`. */
export function decodeEvm(transaction: { from: string; to: string; value?: string; data?: string }): Moved {
  const { from, to, value = '0x0', data = '0x' } = transaction
  const moved = { from: getAddress(from), decimals: undefined }
  if (data === '0x') return { ...moved, to: getAddress(to), amount: BigInt(value), token: undefined }
  if (BigInt(value) !== 0n) throw new Error('a call that moves the native currency too')
  const [receiver, amount] = erc20.decodeFunctionData('transfer', data) as unknown as [string, bigint]
  return { ...moved, to: getAddress(receiver), amount, token: getAddress(to) }
}

const computeBudget = 'ComputeBudget111111111111111111111111111111'
const tokenProgram = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const token2022Program = new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const associatedProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** The associated token account of an owner for a mint. @param program the token program of the mint */
export function associatedAccount(owner: string, mint: string, program = tokenProgram): string {
  const seeds = [new PublicKey(owner), program, new PublicKey(mint)].map((key) => key.toBuffer())
  return PublicKey.findProgramAddressSync(seeds, associatedProgram)[0].toBase58()
}

/**
 * Decodes a signed Solana transaction.
 * @throws Error when the transaction does anything other than move one currency to one receiver
 */
export function decodeSolana(bytes: Uint8Array): Moved {
  const transaction = Transaction.from(bytes)
  const [first, ...rest] = transaction.instructions.filter(({ programId }) => programId.toBase58() !== computeBudget)
  if (first?.programId.equals(associatedProgram)) return decodeToken(first, rest)
  if (!first?.programId.equals(SystemProgram.programId) || rest.length > 0)
    throw new Error('something else than one transfer')
  const { fromPubkey, toPubkey, lamports } = SystemInstruction.decodeTransfer(first)
  return {
    from: fromPubkey.toBase58(),
    to: toPubkey.toBase58(),
    amount: BigInt(lamports),
    token: undefined,
    decimals: undefined,
  }
}

/**
 * Decodes one `CreateIdempotent` for the receiver, and one `TransferChecked` for each token account that the sender sends from.
 */
function decodeToken(opening: TransactionInstruction, moves: readonly TransactionInstruction[]): Moved {
  const keysOf = ({ keys }: TransactionInstruction) => keys.map(({ pubkey }) => pubkey.toBase58())
  const [payer = '', opened = '', to = '', token = '', , used = ''] = keysOf(opening)
  const program = [tokenProgram, token2022Program].find((known) => known.toBase58() === used)
  if (program === undefined) throw new Error(`${used} is no token program`)
  if (opening.data.length !== 1 || opening.data[0] !== 1) throw new Error('something else than opening an account')
  if (opened !== associatedAccount(to, token, program)) throw new Error(`${opened} is not where ${to} keeps ${token}`)
  const parts = moves.map((move) => {
    const [, mint, destination, owner] = keysOf(move)
    const { programId, data } = move
    if (!programId.equals(program) || data.length !== 10 || data[0] !== 12) throw new Error('no TransferChecked')
    if (mint !== token || destination !== opened || owner !== payer)
      throw new Error(`${mint} from ${owner} to ${destination}, and ${token} from ${payer} to ${opened} in one`)
    return { amount: data.readBigUInt64LE(1), decimals: data[9] }
  })
  const [decimals, ...others] = new Set(parts.map((part) => part.decimals))
  if (decimals === undefined || others.length > 0) throw new Error('no decimals, or more than one kind')
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n)
  return { from: payer, to, amount, token, decimals }
}
