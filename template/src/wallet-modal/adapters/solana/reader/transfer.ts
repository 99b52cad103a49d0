import { ComputeBudgetProgram, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import { accountError } from '../../../domain/account-errors'
import { WalletModalError, isRecord } from '../../../domain/errors'
import { checkDecimals } from '../../../domain/token-decimals'
import type { TransferRequest } from '../../chain-reader'
import type { Ask } from '../ask'
import { confirmed, valueOf } from '../ask'
import { readBlockhash } from '../blockhash'
import { isTokenProgram, programs } from '../programs'
import { toBase58 } from '../base58'
import { checkAddress } from './address'
import { readMint } from './mint'
import { readUnitPrice } from './priority'
import type { TokenHolding } from './token-accounts'
import { readHoldings } from './token-accounts'

/**
 * How many units of computing a transfer may use. Moving SOL takes 450 and a token with a new account about 40,000; the rest
 * is for what wallets add, and for tokens with rules of their own.
 */
const nativeUnits = 20_000
const tokenUnits = 100_000

/** As many token accounts as one transaction has room for. */
const mostSources = 8

const mostAmount = BigInt(2) ** BigInt(64) - BigInt(1)

/** Where an owner's tokens of a mint are kept. */
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

/** The token programs' `TransferChecked`: refused when the decimals are not those of the mint. */
function moveTokens(
  { address, program }: TokenHolding,
  move: { to: PublicKey; mint: PublicKey; owner: PublicKey; amount: bigint; decimals: number },
) {
  const { to, mint, owner, amount, decimals } = move
  const data = bytesOf([12, 0, 0, 0, 0, 0, 0, 0, 0, decimals])
  new DataView(data.buffer, data.byteOffset).setBigUint64(1, amount, true)
  return new TransactionInstruction({
    programId: new PublicKey(program),
    keys: [
      key(new PublicKey(address), false, true),
      key(mint, false, false),
      key(to, false, true),
      key(owner, true, false),
    ],
    data,
  })
}

/** The data of an instruction; web3.js wants a Buffer, which browsers do not have, and makes one of a key's bytes. */
function bytesOf(values: readonly number[]) {
  const bytes = PublicKey.default.toBuffer().subarray(0, values.length)
  bytes.set(values)
  return bytes
}

/** Takes from as few of the holdings as it needs. @throws WalletModalError TRANSACTION_REFUSED when they are not enough */
function takeFrom(holdings: readonly TokenHolding[], amount: bigint): { holding: TokenHolding; part: bigint }[] {
  const parts: { holding: TokenHolding; part: bigint }[] = []
  let rest = amount
  for (const holding of holdings.slice(0, mostSources)) {
    const part = holding.amount < rest ? holding.amount : rest
    if (part > BigInt(0) || parts.length === 0) parts.push({ holding, part })
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

async function tokenInstructions(
  ask: Ask,
  { from, to, amount, token, decimals: listed }: TransferRequest & { token: string },
): Promise<TransactionInstruction[]> {
  const { address } = checkAddress(token)
  const [{ decimals }, holdings] = await Promise.all([
    readMint(ask, address),
    readHoldings(ask, from, { mint: address }),
  ])
  if (listed !== undefined) checkDecimals(listed, decimals)
  const parts = takeFrom(holdings, amount)
  const program = new PublicKey(parts[0]?.holding.program ?? programs.token)
  const [owner, receiver, mint] = [new PublicKey(from), new PublicKey(to), new PublicKey(token)]
  const account = associatedAccount(receiver, mint, program)
  return [
    openAccount(owner, account, receiver, mint, program),
    ...parts.map(({ holding, part }) => moveTokens(holding, { to: account, mint, owner, amount: part, decimals })),
  ]
}

/**
 * The unsigned transaction that moves an amount, as it travels. The receiver's token account is opened on the way.
 * @throws WalletModalError INVALID_ADDRESS, INVALID_DECIMAL for an amount that no network can move, DECIMALS_DIFFER when the mint
 * has other decimals than the amount was scaled with, TRANSACTION_REFUSED when the account holds too little of the token
 */
export async function buildTransfer(ask: Ask, request: TransferRequest): Promise<Uint8Array> {
  const { amount, token } = request
  const [from, to] = [checkAddress(request.from).address, checkAddress(request.to).address]
  if (amount < BigInt(0) || amount > mostAmount)
    throw new WalletModalError('INVALID_DECIMAL', { details: String(amount) })
  const [fromPubkey, toPubkey] = [new PublicKey(from), new PublicKey(to)]
  const moving = async () =>
    token === undefined
      ? [SystemProgram.transfer({ fromPubkey, toPubkey, lamports: amount })]
      : tokenInstructions(ask, { ...request, from, to, token })
  const [instructions, { bytes }] = await Promise.all([moving(), readBlockhash(ask), refuseTokenAccount(ask, to)])
  const writable = instructions.flatMap(({ keys }) => keys).filter((used) => used.isWritable)
  const microLamports = await readUnitPrice(ask, [...new Set(writable.map(({ pubkey }) => pubkey.toBase58()))])
  const units = token === undefined ? nativeUnits : tokenUnits
  const transaction = new Transaction({ feePayer: fromPubkey, recentBlockhash: toBase58(bytes) }).add(
    ComputeBudgetProgram.setComputeUnitLimit({ units }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports }),
    ...instructions,
  )
  return Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
}
