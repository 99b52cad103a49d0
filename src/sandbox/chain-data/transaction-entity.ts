import { checksumAddress } from '../abi/address'
import { selectors } from '../abi/selectors'
import { spamCollectible } from '../testbed/tokens'
import { exactAmount } from './amount'
import type { ChainTransaction } from './chain-blocks'
import { nativeName, type DataChain, type IconOf, type TransactionEntity, type TransferEntity } from './entities'
import { nobody, type Move } from './moves'
import { nativePrice, tokenPrice, worth } from './prices'
import type { TokenFacts } from './token-facts'

/** The data that a transaction is described with. */
export interface Telling {
  readonly chain: DataChain
  /** The address of the account, in lower case. */
  readonly owner: string
  readonly facts: ReadonlyMap<string, TokenFacts>
  readonly iconOf: IconOf
}

/** Describes a transaction from the view of its owner, given the transfers into and out of the owner's account. */
export function transactionEntity(tx: ChainTransaction, moves: readonly Move[], telling: Telling): TransactionEntity {
  const { chain, owner } = telling
  const [only, ...others] = moves
  // A token's receiver is in the transfer, because the transaction itself goes to the token's contract.
  const { from, to } = only !== undefined && others.length === 0 ? only : { from: tx.from, to: tx.to ?? tx.created }
  return {
    id: `${chain.id}:${tx.hash}`,
    metadata: {
      operationType: operationOf(tx, moves, owner),
      hash: tx.hash,
      chain: chain.id,
      minedAt: new Date(tx.time).toISOString(),
      sentFrom: checksumAddress(from),
      sentTo: checksumAddress(to ?? nobody),
      status: tx.status,
      nonce: tx.nonce,
    },
    transfers: moves.map((move) => transferEntity(move, telling)),
  }
}

/** Returns the data service's word for the kind of transaction, from the owner's view. */
function operationOf(tx: ChainTransaction, moves: readonly Move[], owner: string): string {
  const isOwn = tx.from === owner
  if (isOwn && tx.to === null) return 'deploy'
  if (isOwn && tx.input.startsWith(selectors.approve)) return 'approve'
  const received = moves.filter(({ from, to }) => to === owner && from !== owner)
  const sent = moves.filter(({ from }) => from === owner)
  if (received.length > 0 && sent.length > 0) return 'trade'
  if (received.length > 0) return isOwn && received.every(({ from }) => from === nobody) ? 'mint' : 'receive'
  if (sent.length > 0) return sent.every(({ to }) => to === nobody) ? 'burn' : 'send'
  const isTransfer = tx.value > 0n || tx.input === '0x' || tx.input.startsWith(selectors.transfer)
  if (!isTransfer) return 'execute'
  return isOwn ? 'send' : 'receive'
}

function transferEntity(move: Move, telling: Telling): TransferEntity {
  const direction = directionOf(move, telling.owner)
  if (move.kind === 'collectible') return collectibleEntity(move, direction, telling)
  const { name, symbol, decimals, price } = currencyOf(move, telling)
  const numeric = exactAmount(move.amount, decimals)
  return {
    fungible_info: { name, symbol, icon: { url: telling.iconOf(symbol) } },
    direction,
    quantity: { numeric },
    ...(price !== undefined && { value: worth(numeric, price), price }),
  }
}

function collectibleEntity(
  { token, amount }: Move,
  direction: TransferEntity['direction'],
  { facts, iconOf }: Telling,
): TransferEntity {
  const { name, symbol } = facts.get(token ?? '') ?? { name: 'Collectible', symbol: 'NFT' }
  const picture = { url: iconOf(`${symbol}${amount}`), content_type: 'image/svg+xml' }
  const is_spam = token === spamCollectible.address.toLowerCase()
  return {
    nft_info: { name: `${name} #${amount}`, content: { preview: picture, detail: picture }, flags: { is_spam } },
    direction,
    quantity: { numeric: '1' },
  }
}

function currencyOf(
  { token }: Move,
  { chain, facts }: Telling,
): { name: string; symbol: string; decimals: number; price: number | undefined } {
  const { symbol } = chain
  if (token === null) return { name: nativeName(symbol), symbol, decimals: 18, price: nativePrice(symbol) }
  const told = facts.get(token)
  return {
    name: told?.name ?? 'Unknown token',
    symbol: told?.symbol ?? '',
    decimals: told?.decimals ?? 0,
    price: tokenPrice(token),
  }
}

function directionOf({ from, to }: Move, owner: string): TransferEntity['direction'] {
  if (from === to) return 'self'
  return to === owner ? 'in' : 'out'
}
