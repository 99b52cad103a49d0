import { accountError } from '../../../../domain/errors/account-errors'
import { refusedFor } from '../../../../domain/errors/refusals'
import { WalletModalError, isRecord } from '../../../../domain/errors/errors'
import { checkDecimals } from '../../../../domain/tokens/token-decimals'
import type { TransferRequest } from '../../../chain-reader'
import type { Ask } from '../../ask'
import { confirmed, readCount, valueOf } from '../../ask'
import { readBlockhash } from '../../blockhash'
import { isTokenProgram, programs } from '../../programs'
import { checkAddress } from '../address'
import { feeOf, readMint } from './mint'
import { readUnitPrice } from './priority'
import { associatedAccount } from './program-address'
import type { Instruction, InstructionAccount } from './serialize-transaction'
import { serializeTransaction } from './serialize-transaction'
import type { TokenHolding } from '../token-accounts'
import { readHoldings } from '../token-accounts'

/**
 * The compute units that a transfer may use. A transfer of SOL takes 450 units, and a transfer of a token to a new token account about
 * 40,000. The limits leave room for instructions that wallets add and for tokens with extensions.
 */
const nativeUnits = 20_000
const tokenUnits = 100_000

/** The maximum number of token accounts from which one transaction takes tokens. More accounts do not fit into a transaction. */
const maxSources = 8

const maxAmount = BigInt(2) ** BigInt(64) - BigInt(1)

/** The length in bytes of the longest integer in the data of an instruction. */
const wide = 8

/** Encodes an unsigned integer in little-endian order. */
function integer(value: bigint | number, length: number): number[] {
  const bytes = new Uint8Array(wide)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value), true)
  return [...bytes.subarray(0, length)]
}

const asAccount = (address: string, isSigner: boolean, isWritable: boolean): InstructionAccount => ({
  address,
  isSigner,
  isWritable,
})

/** Sets the limit of compute units and the price of a compute unit, in millionths of a lamport: two instructions of the compute budget program. */
function computeBudget(units: number, price: number): Instruction[] {
  const program = programs.computeBudget
  return [
    { program, accounts: [], data: Uint8Array.from([2, ...integer(units, 4)]) },
    { program, accounts: [], data: Uint8Array.from([3, ...integer(price, wide)]) },
  ]
}

/** Moves lamports: the instruction `Transfer` of the system program. */
function moveNative(from: string, to: string, lamports: bigint): Instruction {
  const data = Uint8Array.from([...integer(2, 4), ...integer(lamports, wide)])
  return { program: programs.system, accounts: [asAccount(from, true, true), asAccount(to, false, true)], data }
}

/** Creates the token account of the receiver if the account does not exist: the instruction `CreateIdempotent` of the associated token account program. */
function openAccount(payer: string, account: string, owner: string, mint: string, program: string): Instruction {
  return {
    program: programs.associatedToken,
    accounts: [
      asAccount(payer, true, true),
      asAccount(account, false, true),
      asAccount(owner, false, false),
      asAccount(mint, false, false),
      asAccount(programs.system, false, false),
      asAccount(program, false, false),
    ],
    data: Uint8Array.of(1),
  }
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
function moveData({ amount, fee }: Part, decimals: number): Uint8Array {
  return fee === undefined
    ? Uint8Array.from([12, ...integer(amount, wide), decimals])
    : Uint8Array.from([26, 1, ...integer(amount, wide), decimals, ...integer(fee, wide)])
}

function moveTokens(
  part: Part,
  { to, mint, owner, decimals }: { to: string; mint: string; owner: string; decimals: number },
): Instruction {
  const { address, program } = part.holding
  return {
    program,
    accounts: [
      asAccount(address, false, true),
      asAccount(mint, false, false),
      asAccount(to, false, true),
      asAccount(owner, true, false),
    ],
    data: moveData(part, decimals),
  }
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
  if (rest > BigInt(0) || parts.length === 0) throw refusedFor((texts) => texts.notEnoughToken)
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
  instructions: readonly Instruction[]
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
  const { program } = own
  const account = associatedAccount(to, token, program)
  const kept = parts.reduce((sum, { fee = BigInt(0) }) => sum + fee, BigInt(0))
  return {
    instructions: [
      openAccount(from, account, to, token, program),
      ...parts.map((part) => moveTokens(part, { to: account, mint: token, owner: from, decimals })),
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
  const moving = async (): Promise<Moves> =>
    token === undefined
      ? { instructions: [moveNative(from, to, amount)] }
      : moveToken(ask, { ...request, from, to, token })
  const [{ instructions, ...moved }, { bytes }] = await Promise.all([
    moving(),
    readBlockhash(ask),
    refuseTokenAccount(ask, to),
  ])
  const writable = instructions.flatMap(({ accounts }) => accounts).filter((used) => used.isWritable)
  const price = await readUnitPrice(ask, [...new Set(writable.map(({ address }) => address))])
  const units = token === undefined ? nativeUnits : tokenUnits
  const transaction = serializeTransaction(from, bytes, [...computeBudget(units, price), ...instructions])
  return { transaction, ...moved }
}
