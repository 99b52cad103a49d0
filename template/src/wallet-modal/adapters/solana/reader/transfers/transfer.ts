import { ComputeBudgetProgram, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import { accountError } from '../../../../domain/errors/account-errors'
import { WalletModalError, isRecord } from '../../../../domain/errors/errors'
import { checkDecimals } from '../../../../domain/tokens/token-decimals'
import type { TransferRequest } from '../../../chain-reader'
import type { Ask } from '../../ask'
import { confirmed, readCount, valueOf } from '../../ask'
import { readBlockhash } from '../../blockhash'
import { isTokenProgram, programs } from '../../programs'
import { toBase58 } from '../../base58'
import { checkAddress } from '../address'
import { feeOf, readMint } from './mint'
import { readUnitPrice } from './priority'
import type { TokenHolding } from '../token-accounts'
import { readHoldings } from '../token-accounts'

/**
 * The compute units that a transfer may use. A transfer of SOL takes 450 units, and a transfer of a token to a new token account about
 * 40,000. The limits leave room for instructions that wallets add and for tokens with extensions.
 */
const nativeUnits = 20_000
const tokenUnits = 100_000

/** The most token accounts that fit into one transaction. */
const maxSources = 8

const maxAmount = BigInt(2) ** BigInt(64) - BigInt(1)

/** The address of an owner's associated token account for a mint. */
function associatedAccount(owner: PublicKey, mint: PublicKey, program: PublicKey): PublicKey {
  const seeds = [owner.toBytes(), program.toBytes(), mint.toBytes()]
  return PublicKey.findProgramAddressSync(seeds, new PublicKey(programs.associatedToken))[0]
}

const key = (pubkey: PublicKey, isSigner: boolean, isWritable: boolean) => ({ pubkey, isSigner, isWritable })

/** Opens the receiver's token account unless it is open: the associated token account program's `CreateIdempotent`. */
function openAccount(payer: PublicKey, account: PublicKey, owner: PublicKey, mint: PublicKey, program: PublicKey) {
  return new TransactionInstruction({
    programId: new PublicKey(programs.associatedToken),
    keys: [
      key(payer, true, true),
      key(account, false, true),
      key(owner, false, false),
      key(mint, false, false),
      key(SystemProgram.programId, false, false),
      key(program, false, false),
    ],
    data: bytesOf([1]),
  })
}

/** The amount that one instruction moves, and the fee withheld from it. `fee` is undefined for a token without a fee. */
interface Part {
  holding: TokenHolding
  amount: bigint
  fee: bigint | undefined
}

/**
 * The data of a `TransferChecked` instruction, which the program refuses when the mint has other decimals. For a token with a
 * transfer fee, the data of `TransferCheckedWithFee`, which the program refuses when the fee has changed.
 */
function moveData({ amount, fee }: Part, decimals: number) {
  const start = fee === undefined ? [12] : [26, 1]
  const data = bytesOf([
    ...start,
    ...Array<number>(8).fill(0),
    decimals,
    ...Array<number>(fee === undefined ? 0 : 8).fill(0),
  ])
  const view = new DataView(data.buffer, data.byteOffset)
  view.setBigUint64(start.length, amount, true)
  if (fee !== undefined) view.setBigUint64(start.length + 9, fee, true)
  return data
}

function moveTokens(
  part: Part,
  { to, mint, owner, decimals }: { to: PublicKey; mint: PublicKey; owner: PublicKey; decimals: number },
) {
  const { address, program } = part.holding
  return new TransactionInstruction({
    programId: new PublicKey(program),
    keys: [
      key(new PublicKey(address), false, true),
      key(mint, false, false),
      key(to, false, true),
      key(owner, true, false),
    ],
    data: moveData(part, decimals),
  })
}

/** The data of an instruction. web3.js takes only a Buffer, which browsers do not have, so the Buffer of a key is used. */
function bytesOf(values: readonly number[]) {
  const bytes = PublicKey.default.toBuffer().subarray(0, values.length)
  bytes.set(values)
  return bytes
}

/** Divides the amount among as few holdings as possible. @throws WalletModalError TRANSACTION_REFUSED if the holdings are not enough */
function takeFrom(holdings: readonly TokenHolding[], amount: bigint): Omit<Part, 'fee'>[] {
  const parts: Omit<Part, 'fee'>[] = []
  let rest = amount
  for (const holding of holdings.slice(0, maxSources)) {
    const part = holding.amount < rest ? holding.amount : rest
    if (part > BigInt(0) || parts.length === 0) parts.push({ holding, amount: part })
    rest -= part
  }
  if (rest > BigInt(0) || parts.length === 0)
    throw accountError('TRANSACTION_REFUSED', { details: 'not enough of the token' })
  return parts
}

/** Money that is sent to a token account, or to a token itself, is lost. */
async function refuseTokenAccount(ask: Ask, address: string): Promise<void> {
  const account = valueOf(await ask('getAccountInfo', [address, { encoding: 'base64', ...confirmed }]))
  if (isRecord(account) && isTokenProgram(account['owner']))
    throw accountError('INVALID_ADDRESS', { details: address, hint: 'This keeps a token: enter its owner’s address' })
}

/** The network's current epoch. */
async function readEpoch(ask: Ask): Promise<bigint> {
  const answer = await ask('getEpochInfo', [confirmed])
  return readCount(isRecord(answer) ? answer['epoch'] : undefined, 'getEpochInfo')
}

/** The instructions of a transfer. */
interface Moves {
  instructions: readonly TransactionInstruction[]
  /** The amount that arrives, when a transfer fee is withheld. */
  received?: bigint
}

async function moveToken(
  ask: Ask,
  { from, to, amount, token, decimals: listed }: TransferRequest & { token: string },
): Promise<Moves> {
  const { address } = checkAddress(token)
  const [own, holdings] = await Promise.all([readMint(ask, address), readHoldings(ask, from, { mint: address })])
  const { decimals } = own
  if (listed !== undefined) checkDecimals(listed, decimals)
  const epoch = own.fees && (await readEpoch(ask))
  const parts = takeFrom(holdings, amount).map((part) => ({
    ...part,
    fee: epoch === undefined ? undefined : feeOf(own, part.amount, epoch),
  }))
  const program = new PublicKey(own.program)
  const [owner, receiver, mint] = [new PublicKey(from), new PublicKey(to), new PublicKey(token)]
  const account = associatedAccount(receiver, mint, program)
  const kept = parts.reduce((sum, { fee = BigInt(0) }) => sum + fee, BigInt(0))
  return {
    instructions: [
      openAccount(owner, account, receiver, mint, program),
      ...parts.map((part) => moveTokens(part, { to: account, mint, owner, decimals })),
    ],
    ...(kept > BigInt(0) && { received: amount - kept }),
  }
}

/**
 * The serialized unsigned transaction that moves an amount. It also opens the receiver's token account.
 * @throws WalletModalError INVALID_ADDRESS, INVALID_DECIMAL for an amount that no network can move, DECIMALS_DIFFER when the mint
 * has other decimals than the amount was scaled with, TRANSACTION_REFUSED when the account holds too little of the token
 */
export async function buildTransfer(
  ask: Ask,
  request: TransferRequest,
): Promise<{ transaction: Uint8Array; received?: bigint }> {
  const { amount, token } = request
  const [from, to] = [checkAddress(request.from).address, checkAddress(request.to).address]
  if (amount < BigInt(0) || amount > maxAmount)
    throw new WalletModalError('INVALID_DECIMAL', { details: String(amount) })
  const [fromPubkey, toPubkey] = [new PublicKey(from), new PublicKey(to)]
  const moving = async (): Promise<Moves> =>
    token === undefined
      ? { instructions: [SystemProgram.transfer({ fromPubkey, toPubkey, lamports: amount })] }
      : moveToken(ask, { ...request, from, to, token })
  const [{ instructions, ...moved }, { bytes }] = await Promise.all([
    moving(),
    readBlockhash(ask),
    refuseTokenAccount(ask, to),
  ])
  const writable = instructions.flatMap(({ keys }) => keys).filter((used) => used.isWritable)
  const microLamports = await readUnitPrice(ask, [...new Set(writable.map(({ pubkey }) => pubkey.toBase58()))])
  const units = token === undefined ? nativeUnits : tokenUnits
  const transaction = new Transaction({ feePayer: fromPubkey, recentBlockhash: toBase58(bytes) }).add(
    ComputeBudgetProgram.setComputeUnitLimit({ units }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports }),
    ...instructions,
  )
  const serialized = transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
  return { transaction: Uint8Array.from(serialized), ...moved }
}
