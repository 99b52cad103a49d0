import { createHash } from 'node:crypto'
import { fromBase58, toBase58 } from '../base58'
import { isRecord } from '../../../domain/errors/errors'
import type { Platform } from '../../../platform/platform'
import { fromBase64, toBase64 } from '../base64'
import { isTokenProgram, programs } from '../programs'
import { readTransaction } from '../wire'

interface SvmAccount {
  address: string
  lamports: bigint
  data: Uint8Array
  programAddress: string
  executable: boolean
  space: bigint
}

interface SvmOutcome {
  err?(): unknown
}

/** The used members of litesvm. Its own types use another library. */
interface Svm {
  withBlockhashCheck(check: boolean): Svm
  withSigverify(check: boolean): Svm
  airdrop(address: string, lamports: bigint): unknown
  getAccount(address: string): ({ exists: true } & SvmAccount) | { exists: false }
  setAccount(account: SvmAccount): void
  getProgramAccounts(program: string): SvmAccount[]
  minimumBalanceForRentExemption(length: bigint): bigint
  getClock(): { epoch: bigint }
  setClock(clock: { epoch: bigint }): void
  sendTransaction(transaction: object): SvmOutcome
  simulateTransaction(transaction: object): SvmOutcome
}

/** The transfer fee that a token withholds from an epoch on: a rate in ten thousandths, and the highest fee. */
export interface MintFee {
  epoch: bigint
  most: bigint
  rate: number
}

type Answer = (params: readonly unknown[]) => unknown

const tokenAccountLength = 165

/** A Solana network with a real virtual machine, as a `fetch`. Tests set the block height. */
export class SvmNetwork {
  readonly url = 'https://solana.example'
  readonly svm: Svm
  /** Every call, in order. */
  readonly calls: { method: string; params: readonly unknown[] }[] = []
  height = 1_000
  /** How many blocks `height` is ahead of the finalized height. */
  readonly finalizedBehind = 32
  isCutOff = false
  /** The recent prices of a compute unit, as the network reports them. */
  prices: readonly number[] = []
  /** Whether sent transactions get lost without an error. */
  isLosing = false
  /** Methods without an answer. */
  readonly unheard = new Set<string>()
  readonly genesisHash: string
  readonly #statuses = new Map<string, unknown>()
  /** The sent transactions, newest first. */
  readonly #history: { signature: string; signed: Uint8Array; accounts: readonly string[]; slot: number }[] = []
  readonly #answers = new Map<string, Answer>()

  private constructor(svm: Svm, genesisHash: string) {
    this.svm = svm.withBlockhashCheck(false)
    this.genesisHash = genesisHash
  }

  static async create(reference: string): Promise<SvmNetwork> {
    // The types of litesvm brand numbers and addresses with a library that apps do not have. At run time they are plain values, as `Svm` says.
    const { LiteSVM } = (await import('litesvm')) as unknown as { LiteSVM: new () => Svm }
    return new SvmNetwork(new LiteSVM(), `${reference}restOfTheHash`)
  }

  /** Replaces the network's answer to a method. An error that `answer` throws becomes the network's error. */
  answer(method: string, answer: Answer): void {
    this.#answers.set(method, answer)
  }

  /** An account's transactions as the network lists them, newest first. */
  list(address: string): readonly { signature: string; slot: number }[] {
    return this.#history
      .filter(({ accounts }) => accounts.includes(address))
      .map(({ signature, slot }) => ({ signature, slot }))
  }

  balance(address: string): bigint {
    const account = this.svm.getAccount(address)
    return account.exists ? account.lamports : BigInt(0)
  }

  /** An owner's balance of a mint, summed over all token accounts. */
  tokens(owner: string, mint: string): bigint {
    const accounts = [programs.token, programs.token2022].flatMap((program) => this.svm.getProgramAccounts(program))
    const read = accounts.filter(({ data }) => data.length >= tokenAccountLength).map(({ data }) => readAccount(data))
    return read
      .filter((held) => held.owner === owner && held.mint === mint)
      .reduce((sum, { amount }) => sum + amount, BigInt(0))
  }

  /** @param fees the token's older and newer transfer fee, which only Token-2022 supports */
  addMint(address: string, decimals: number, program: string = programs.token, fees: readonly MintFee[] = []): void {
    const data = new Uint8Array(fees.length > 0 ? 278 : 82)
    new DataView(data.buffer).setBigUint64(36, BigInt(10) ** BigInt(18), true)
    data[44] = decimals
    data[45] = 1
    if (fees.length > 0) writeFees(data, fees)
    this.#put(address, program, data)
  }

  addTokenAccount(address: string, { owner, mint, amount }: { owner: string; mint: string; amount: bigint }): void {
    const account = this.svm.getAccount(mint)
    const isCharging = account.exists && account.data.length === 278
    const data = new Uint8Array(isCharging ? tokenAccountLength + 13 : tokenAccountLength)
    // The extension for the fees withheld in this account (TransferFeeAmount). Nothing is withheld yet.
    if (isCharging) data.set([2, 2, 0, 8, 0], tokenAccountLength)
    data.set(fromBase58(mint) ?? [], 0)
    data.set(fromBase58(owner) ?? [], 32)
    new DataView(data.buffer).setBigUint64(64, amount, true)
    data[108] = 1
    this.#put(address, account.exists ? account.programAddress : programs.token, data)
  }

  /** Accepts a signed transaction, like the node of a wallet. Resolves with the bytes of its signature. */
  readonly send = async (signed: Uint8Array): Promise<Uint8Array> => {
    const [signature = new Uint8Array()] = readTransaction(signed).signatures
    if (this.isLosing) return signature
    const outcome = this.svm.sendTransaction(forSvm(signed))
    const accounts = readTransaction(signed).accounts.map(({ address }) => address)
    // Each transaction gets a slot of its own.
    const slot = this.height + this.#history.length
    this.#history.unshift({ signature: toBase58(signature), signed, accounts, slot })
    const err = outcome.err ? describe(outcome.err()) : null
    this.#statuses.set(toBase58(signature), { err, confirmationStatus: 'confirmed', slot: 1 })
    return signature
  }

  readonly fetch: Platform['fetch'] = async (_, { body }) => {
    if (this.isCutOff) throw new TypeError('Failed to fetch')
    const parsed: unknown = JSON.parse(String(body))
    const calls = (Array.isArray(parsed) ? parsed : [parsed]).filter(isRecord)
    if (calls.some(({ method }) => this.unheard.has(String(method)))) throw new TypeError('Failed to fetch')
    const answers = await Promise.all(calls.map((call) => this.#respond(call)))
    return new Response(JSON.stringify(answers.length === 1 ? answers[0] : answers))
  }

  async #respond({ id, method, params }: Record<string, unknown>): Promise<object> {
    const [name, list] = [String(method), Array.isArray(params) ? params : []]
    this.calls.push({ method: name, params: list })
    try {
      const own = this.#answers.get(name) ?? this.#methods[name]
      if (!own) throw new Error(`${name} does not exist`)
      return { jsonrpc: '2.0', id, result: await own(list) }
    } catch (error) {
      const facts = isRecord(error) && 'data' in error ? { data: error['data'], code: error['code'] } : { code: -32000 }
      return { jsonrpc: '2.0', id, error: { message: (error as Error).message, ...facts } }
    }
  }

  readonly #methods: Readonly<Record<string, Answer>> = {
    getGenesisHash: () => this.genesisHash,
    getEpochInfo: () => ({
      blockHeight: this.height - this.finalizedBehind,
      absoluteSlot: this.height - this.finalizedBehind,
      epoch: Number(this.svm.getClock().epoch),
    }),
    getBalance: ([address]) => ({ value: Number(this.balance(String(address))) }),
    getMinimumBalanceForRentExemption: ([length]) =>
      Number(this.svm.minimumBalanceForRentExemption(BigInt(Number(length)))),
    getRecentPrioritizationFees: () => this.prices.map((prioritizationFee) => ({ slot: 1, prioritizationFee })),
    getLatestBlockhash: () => ({
      value: {
        blockhash: toBase58(createHash('sha256').update(String(this.height)).digest()),
        lastValidBlockHeight: this.height + 150,
      },
    }),
    getAccountInfo: ([address]) => {
      const account = this.svm.getAccount(String(address))
      if (!account.exists) return { value: null }
      return { value: { owner: account.programAddress, data: [toBase64(account.data), 'base64'] } }
    },
    getTokenAccountsByOwner: ([owner, filter]) => ({ value: this.#holdings(String(owner), filter) }),
    getFeeForMessage: ([message]) => ({ value: feeOf(fromBase64(String(message))) }),
    simulateTransaction: ([transaction]) => {
      this.svm.withSigverify(false)
      const outcome = this.svm.simulateTransaction(forSvm(fromBase64(String(transaction))))
      this.svm.withSigverify(true)
      return { value: { err: outcome.err ? describe(outcome.err()) : null } }
    },
    sendTransaction: async ([transaction]) => {
      const signed = fromBase64(String(transaction))
      const trial = this.svm.simulateTransaction(forSvm(signed))
      if (trial.err) {
        const data = { err: describe(trial.err()) }
        throw Object.assign(new Error('Transaction simulation failed'), { code: -32002, data })
      }
      return toBase58(await this.send(signed))
    },
    getSignaturesForAddress: ([address, options]) => {
      const { until, limit } = isRecord(options) ? options : {}
      const own = this.list(String(address))
      const end = own.findIndex(({ signature }) => signature === until)
      return own.slice(0, end === -1 ? undefined : end).slice(0, Number(limit ?? 1_000))
    },
    getTransaction: ([wanted]) => {
      const found = this.#history.find(({ signature }) => signature === wanted)
      return found ? { slot: 1, transaction: [toBase64(found.signed), 'base64'] } : null
    },
    getSignatureStatuses: ([signatures]) => ({
      context: { slot: this.height },
      value: (signatures as string[]).map((signature) => this.#statuses.get(signature) ?? null),
    }),
  }

  #holdings(owner: string, filter: unknown): object[] {
    const { mint, programId } = isRecord(filter) ? filter : {}
    return [programs.token, programs.token2022]
      .filter((program) => programId === undefined || program === programId)
      .flatMap((program) => this.svm.getProgramAccounts(program))
      .filter(({ data }) => data.length >= tokenAccountLength && readAccount(data).owner === owner)
      .map(({ address, data, programAddress }) => ({ address, programAddress, ...readAccount(data) }))
      .filter((held) => mint === undefined || held.mint === mint)
      .map(({ address, programAddress, mint: ofMint, amount }) => ({
        pubkey: address,
        account: {
          owner: programAddress,
          data: {
            parsed: {
              info: {
                mint: ofMint,
                state: 'initialized',
                tokenAmount: { amount: String(amount), decimals: this.#decimals(ofMint) },
              },
            },
          },
        },
      }))
  }

  #decimals(mint: string): number {
    const account = this.svm.getAccount(mint)
    return account.exists ? (account.data[44] ?? 0) : 0
  }

  #put(address: string, programAddress: string, data: Uint8Array): void {
    if (!isTokenProgram(programAddress)) throw new Error(`${programAddress} keeps no tokens`)
    const space = BigInt(data.length)
    const lamports = this.svm.minimumBalanceForRentExemption(space)
    this.svm.setAccount({ address, programAddress, data, lamports, space, executable: false })
  }
}

/** Writes the extension of Token-2022 that holds a mint's transfer fees (TransferFeeConfig). */
function writeFees(data: Uint8Array, fees: readonly MintFee[]): void {
  const view = new DataView(data.buffer)
  data[165] = 1
  view.setUint16(166, 1, true)
  view.setUint16(168, 108, true)
  fees.forEach(({ epoch, most, rate }, index) => {
    const place = 170 + 72 + index * 18
    view.setBigUint64(place, epoch, true)
    view.setBigUint64(place + 8, most, true)
    view.setUint16(place + 16, rate, true)
  })
}

function readAccount(data: Uint8Array): { mint: string; owner: string; amount: bigint } {
  const amount = new DataView(data.buffer, data.byteOffset).getBigUint64(64, true)
  return { mint: toBase58(data.slice(0, 32)), owner: toBase58(data.slice(32, 64)), amount }
}

function forSvm(transaction: Uint8Array): object {
  const { message, signatures, accounts } = readTransaction(transaction)
  const signers = accounts.filter(({ isSigner }) => isSigner)
  const entries = signers.map(({ address }, index) => [address, signatures[index]])
  return { messageBytes: message, signatures: Object.fromEntries(entries) as object }
}

function describe(error: unknown): unknown {
  if (typeof error === 'number') return error === 4 ? 'InsufficientFundsForFee' : 'AccountNotFound'
  if (isRecord(error) && 'accountIndex' in error) return { InsufficientFundsForRent: {} }
  const inner = isRecord(error) && typeof error['err'] === 'function' ? (error['err'] as () => unknown)() : undefined
  const reason = isRecord(inner) && 'code' in inner ? { Custom: inner['code'] } : 'InsufficientFunds'
  return { InstructionError: [isRecord(error) ? error['index'] : 0, reason] }
}

/** 5,000 lamports for the signature, and the price of the compute units. */
function feeOf(message: Uint8Array): number {
  const { instructions } = readTransaction(Uint8Array.from([1, ...new Uint8Array(64), ...message]))
  const view = (kind: number) => {
    const found = instructions.find(({ program, data }) => program === programs.computeBudget && data[0] === kind)
    return found && new DataView(found.data.buffer, found.data.byteOffset)
  }
  const units = BigInt(view(2)?.getUint32(1, true) ?? 0)
  const price = view(3)?.getBigUint64(1, true) ?? BigInt(0)
  return 5_000 + Number((units * price + BigInt(999_999)) / BigInt(1_000_000))
}
