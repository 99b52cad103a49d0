import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { associatedTokenAddress, programs } from './addresses'
import { fromBase58, toBase58 } from './base58'
import { solanaKeys } from './dev-keys'
import { otherBalance, solanaTokens, type SolanaNetwork } from './solana-networks'
import { isFailure, metadataOf, type CreateSvm, type Svm, type SvmAccount } from './svm'
import { packMint, packTokenAccount, readMint, readTokenAccount } from './token-data'
import { transactionError } from './transaction-error'
import type { WireMessage, WireTransaction } from './wire'

/** The length of a slot, in milliseconds. */
const slotTime = 400
/** The number of slots in which a transaction with a blockhash is accepted, counted from the slot of the blockhash. */
const hashLifetime = 150
/** The number of slots after which a transaction is final. */
const finalAfter = 32
const firstSlot = 300_000_000

/** A transaction that the network has accepted. The transaction may have failed. */
export interface Processed {
  readonly signature: string
  readonly slot: number
  /** Seconds since 1970. */
  readonly blockTime: number
  readonly error: unknown
  readonly logs: readonly string[]
  readonly units: number
  readonly fee: number
  readonly before: readonly bigint[]
  readonly after: readonly bigint[]
  readonly bytes: Uint8Array
  readonly transaction: WireTransaction
}

/** The result of a simulation. */
export interface Trial {
  readonly error: unknown
  readonly logs: readonly string[]
  readonly units: number
}

/**
 * A Solana network with one validator. A real virtual machine (litesvm) carries out the transactions; the slots follow the clock.
 * Blockhashes expire after the same number of slots as on public networks.
 */
export class SolanaNode {
  readonly network: SolanaNetwork
  readonly #create: CreateSvm
  readonly #now: () => number
  #svm: Svm
  #seed = randomUUID()
  #hashes = new Map<string, number>()
  #processed = new Map<string, Processed>()
  /** The slots of the faucet's transactions. These transactions are not in `#processed`, because litesvm makes them. */
  #airdrops = new Map<string, number>()
  #start: number
  #skipped = 0

  constructor(network: SolanaNetwork, create: CreateSvm, now: () => number = Date.now) {
    this.network = network
    this.#create = create
    this.#now = now
    this.#start = now()
    this.#svm = this.#populate()
  }

  get slot(): number {
    return firstSlot + this.#skipped + Math.floor((this.#now() - this.#start) / slotTime)
  }

  /** All accepted transactions, the newest first. */
  get history(): readonly Processed[] {
    return [...this.#processed.values()].toReversed()
  }

  /** Resets every account to the start. */
  reset(): void {
    this.#seed = randomUUID()
    this.#hashes.clear()
    this.#processed.clear()
    this.#airdrops.clear()
    this.#svm = this.#populate()
  }

  /** Moves the slots forward without waiting, so that a test can see a blockhash expire. */
  skipSlots(count: number): void {
    this.#skipped += count
  }

  latestBlockhash(): { blockhash: string; lastValidBlockHeight: number } {
    const { slot } = this
    const blockhash = toBase58(createHash('sha256').update(`${this.#seed} ${slot}`).digest())
    this.#hashes.set(blockhash, slot)
    return { blockhash, lastValidBlockHeight: slot + hashLifetime }
  }

  isBlockhashValid(blockhash: string): boolean {
    const slot = this.#hashes.get(blockhash)
    return slot !== undefined && this.slot <= slot + hashLifetime
  }

  account(address: string): SvmAccount | undefined {
    const account = this.#svm.getAccount(address)
    return account.exists ? account : undefined
  }

  balance(address: string): bigint {
    return this.account(address)?.lamports ?? 0n
  }

  accountsOf(program: string): readonly SvmAccount[] {
    return this.#svm.getProgramAccounts(program)
  }

  rent(length: number): bigint {
    return this.#svm.minimumBalanceForRentExemption(BigInt(length))
  }

  /** Gives lamports to an account. The returned signature has a status, but no transaction can be read for this signature. */
  airdrop(address: string, lamports: bigint): string {
    // litesvm refuses an airdrop that is identical to an airdrop with the same blockhash.
    this.#svm.expireBlockhash()
    this.#svm.airdrop(address, lamports)
    const signature = toBase58(randomBytes(64))
    this.#airdrops.set(signature, this.slot)
    return signature
  }

  /** Gives newly issued dollars of the network to an account. */
  giveDollars(owner: string, amount: bigint): void {
    const [dollar] = solanaTokens
    if (!dollar) return
    const { address: mint, decimals, program } = dollar
    const address = associatedTokenAddress(owner, mint, program)
    const [held, issued] = [this.account(address), this.account(mint)]
    const before = (held && readTokenAccount(held.data)?.amount) ?? 0n
    const supply = (issued && readMint(issued.data)?.supply) ?? 0n
    put(this.#svm, mint, program, packMint({ supply: supply + amount, decimals }))
    put(this.#svm, address, program, packTokenAccount({ mint, owner, amount: before + amount }))
  }

  /** Returns the slot and the error of a transaction; undefined if the network has no such transaction. */
  status(signature: string): { slot: number; error: unknown } | undefined {
    const slot = this.#airdrops.get(signature)
    return slot === undefined ? this.find(signature) : { slot, error: null }
  }

  find(signature: string): Processed | undefined {
    return this.#processed.get(signature)
  }

  confirmation({ slot }: { slot: number }): { confirmations: number | null; confirmationStatus: string } {
    const confirmations = this.slot - slot
    return confirmations >= finalAfter
      ? { confirmations: null, confirmationStatus: 'finalized' }
      : { confirmations, confirmationStatus: 'confirmed' }
  }

  /** Tries a transaction without changing the state. */
  simulate(transaction: WireTransaction, options: { checksSignatures: boolean; checksBlockhash: boolean }): Trial {
    const early = this.#refusal(transaction, options.checksBlockhash)
    if (early !== undefined) return { error: early, logs: [], units: 0 }
    this.#svm.withSigverify(options.checksSignatures)
    try {
      const result = this.#svm.simulateTransaction(forSvm(transaction))
      const [meta, error] = [metadataOf(result), isFailure(result) ? transactionError(result.err()) : null]
      return { error, logs: meta.logs(), units: Number(meta.computeUnitsConsumed()) }
    } finally {
      this.#svm.withSigverify(true)
    }
  }

  /** Carries a transaction out. A transaction that fails still costs its fee. */
  process(transaction: WireTransaction, bytes: Uint8Array): Processed | { refused: unknown } {
    const refused = this.#refusal(transaction, true)
    if (refused !== undefined) return { refused }
    const { keys } = transaction.message
    const before = keys.map((key) => this.balance(key))
    const result = this.#svm.sendTransaction(forSvm(transaction))
    const after = keys.map((key) => this.balance(key))
    const error = isFailure(result) ? transactionError(result.err()) : null
    const fee = feeOf(transaction.message)
    // litesvm has taken no fee, so the transaction never ran. Such a transaction is not in a block.
    if (error !== null && before.every((balance, index) => balance === after[index])) return { refused: error }
    const processed: Processed = {
      signature: toBase58(transaction.signatures[0] ?? new Uint8Array()),
      slot: this.slot,
      blockTime: Math.floor(this.#now() / 1_000),
      error,
      logs: metadataOf(result).logs(),
      units: Number(metadataOf(result).computeUnitsConsumed()),
      fee,
      before,
      after,
      bytes,
      transaction,
    }
    this.#processed.set(processed.signature, processed)
    return processed
  }

  #refusal({ message, signatures }: WireTransaction, checksBlockhash: boolean): string | undefined {
    if (this.#processed.has(toBase58(signatures[0] ?? new Uint8Array()))) return 'AlreadyProcessed'
    return checksBlockhash && !this.isBlockhashValid(message.blockhash) ? 'BlockhashNotFound' : undefined
  }

  #populate(): Svm {
    const svm = this.#create().withBlockhashCheck(false)
    for (const [index, { address }] of solanaKeys.entries())
      svm.airdrop(address, index === 0 ? this.network.firstBalance : otherBalance)
    const owner = solanaKeys[0]?.address ?? ''
    for (const { address: mint, decimals, program, firstAmount: amount } of solanaTokens) {
      put(svm, mint, program, packMint({ supply: amount, decimals }))
      const address = associatedTokenAddress(owner, mint, program)
      put(svm, address, program, packTokenAccount({ mint, owner, amount }))
    }
    return svm
  }
}

function put(svm: Svm, address: string, programAddress: string, data: Uint8Array): void {
  const space = BigInt(data.length)
  const lamports = svm.minimumBalanceForRentExemption(space)
  svm.setAccount({ address, programAddress, data, lamports, space, executable: false })
}

function forSvm({ message, messageBytes, signatures }: WireTransaction) {
  const entries = message.signers.map((signer, index) => [signer, signatures[index] ?? new Uint8Array(64)])
  return { messageBytes, signatures: Object.fromEntries(entries) as Record<string, Uint8Array> }
}

const signatureFee = 5_000
const unitsOfInstruction = 200_000
const mostUnits = 1_400_000

/** Returns a transaction's fee in lamports: a price for each signature, and the price that the transaction offers for its compute units. */
export function feeOf({ signers, instructions }: WireMessage): number {
  let price = 0n
  let limit: number | undefined
  for (const { program, data } of instructions) {
    if (program !== programs.computeBudget) continue
    const bytes = Buffer.from(data)
    if (bytes[0] === 2 && bytes.length >= 5) limit = bytes.readUInt32LE(1)
    if (bytes[0] === 3 && bytes.length >= 9) price = bytes.readBigUInt64LE(1)
  }
  const others = instructions.filter(({ program }) => program !== programs.computeBudget)
  const units = BigInt(limit ?? Math.min(mostUnits, others.length * unitsOfInstruction))
  return signers.length * signatureFee + Number((units * price + 999_999n) / 1_000_000n)
}

/** Decodes a transaction that was sent as text. */
export function decodeBytes(text: string, encoding: unknown): Uint8Array | undefined {
  return encoding === 'base64' ? Buffer.from(text, 'base64') : fromBase58(text)
}
