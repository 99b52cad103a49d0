import { checksumAddress } from '../abi/address'
import { decodeNumber } from '../abi/decode'
import { encodeCall } from '../abi/encode'
import { selectors } from '../abi/selectors'
import { rpcBatchAll, rpcCall } from '../chain/rpc-call'
import { isRecord } from '../json'
import { exactAmount } from './amount'
import { ChainBlocks, type ChainTransaction } from './chain-blocks'
import { nativeName, type BalanceEntity, type DataChain, type IconOf, type TransactionEntity } from './entities'
import { movesOf, type Move } from './moves'
import { nativePrice, tokenPrice, worth } from './prices'
import { TokenBook, type TokenFacts } from './token-facts'
import { transactionEntity } from './transaction-entity'

/** The data of one chain's accounts. Each query reads the chain's blocks and contracts. */
export class AccountData {
  readonly chain: DataChain
  readonly #iconOf: IconOf
  readonly #tokens: TokenBook
  readonly #blocks: ChainBlocks

  constructor(chain: DataChain, iconOf: IconOf) {
    this.chain = chain
    this.#iconOf = iconOf
    this.#tokens = new TokenBook(chain.rpcUrl)
    this.#blocks = new ChainBlocks(chain.rpcUrl, () => this.#tokens.forget())
  }

  /** The transactions of an account, newest first. Pending transactions come before mined transactions. */
  async history(address: string): Promise<readonly TransactionEntity[]> {
    const owner = address.toLowerCase()
    // Pending transactions are read before mined transactions. Otherwise, a transaction that is mined between the two reads would be
    // missed.
    const pool = await this.#blocks.waiting()
    const mined = await this.#blocks.transactions()
    const waiting = pool.filter(({ hash }) => !mined.some((tx) => tx.hash === hash))
    const own = [...mined, ...waiting].flatMap((tx) => {
      const moves = movesOf(tx).filter(({ from, to }) => from === owner || to === owner)
      return moves.length > 0 || tx.from === owner || tx.to === owner ? [{ tx, moves }] : []
    })
    const facts = await this.#tokens.facts(own.flatMap(({ moves }) => tokensIn(moves)))
    const telling = { chain: this.chain, owner, facts, iconOf: this.#iconOf }
    return own.map(({ tx, moves }) => transactionEntity(tx, moves, telling)).toReversed()
  }

  /** The balances of an account: the native currency first, then by value. */
  async balances(address: string): Promise<readonly BalanceEntity[]> {
    const owner = address.toLowerCase()
    const met = tokensMet(await this.#blocks.transactions(), owner)
    const facts = [...(await this.#tokens.facts(met))].filter(([, { decimals }]) => decimals !== undefined)
    const data = encodeCall(selectors.balanceOf, address as `0x${string}`)
    const [native, ...amounts] = await rpcBatchAll(this.chain.rpcUrl, [
      { method: 'eth_getBalance', params: [owner, 'latest'] },
      ...facts.map(([to]) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })),
    ])
    if (native instanceof Error) throw native
    const owned = facts.flatMap(([token, told], index) => {
      const amount = decodeNumber(amounts[index]) ?? 0n
      return amount > 0n ? [this.#tokenBalance(token, told, amount)] : []
    })
    return [
      this.#nativeBalance(BigInt(String(native))),
      ...owned.sort((one, other) => (other.value ?? -1) - (one.value ?? -1)),
    ]
  }

  /** Returns the time of the chain's first block, in milliseconds since 1970. */
  async genesis(): Promise<number> {
    const block = await rpcCall(this.chain.rpcUrl, 'eth_getBlockByNumber', ['0x0', false])
    return isRecord(block) ? Number(block['timestamp']) * 1_000 : Date.now()
  }

  /** Reads the name, symbol and decimals of tokens. */
  facts(addresses: readonly string[]): Promise<ReadonlyMap<string, TokenFacts>> {
    return this.#tokens.facts(addresses)
  }

  #nativeBalance(amount: bigint): BalanceEntity {
    const { id, symbol } = this.chain
    const numeric = exactAmount(amount, 18)
    const quantity = { decimals: '18', numeric }
    const money = moneyOf(numeric, nativePrice(symbol))
    return { name: nativeName(symbol), symbol, chainId: id, ...money, quantity, iconUrl: this.#iconOf(symbol) }
  }

  #tokenBalance(token: string, { name, symbol, decimals = 0 }: TokenFacts, amount: bigint): BalanceEntity {
    const { id } = this.chain
    const numeric = exactAmount(amount, decimals)
    return {
      name,
      symbol,
      chainId: id,
      address: `${id}:${checksumAddress(token)}`,
      ...moneyOf(numeric, tokenPrice(token)),
      quantity: { decimals: String(decimals), numeric },
      iconUrl: this.#iconOf(symbol),
    }
  }
}

function moneyOf(numeric: string, price: number | undefined): Pick<BalanceEntity, 'value' | 'price'> {
  return price === undefined ? { price: 0 } : { value: worth(numeric, price), price }
}

function tokensMet(transactions: readonly ChainTransaction[], owner: string): readonly string[] {
  const moves = transactions.flatMap(movesOf)
  return tokensIn(moves.filter(({ kind, from, to }) => kind === 'fungible' && (from === owner || to === owner)))
}

function tokensIn(moves: readonly Move[]): string[] {
  return moves.flatMap(({ token }) => token ?? [])
}
