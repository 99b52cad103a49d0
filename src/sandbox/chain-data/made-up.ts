import { createHash } from 'node:crypto'
import { checksumAddress } from '../abi/address'
import { devAccounts } from '../chain/chains'
import { tokens } from '../testbed/tokens'
import { nativeName, type BalanceEntity, type DataChain, type IconOf, type TransactionEntity } from './entities'
import { nativePrice, tokenPrice, worth } from './prices'

const minute = 60_000
const priceStep = 0.25

/** Makes the balance of a token that exists on no chain, so that the list of balances can be long. The first token has number 1. */
export function madeUpBalance(number: number, chain: DataChain, iconOf: IconOf): BalanceEntity {
  const symbol = `T${number}`
  const numeric = `${number}.5`
  const price = (number % 8) * priceStep
  return {
    name: `Sandbox Token ${number}`,
    symbol,
    chainId: chain.id,
    address: `${chain.id}:${checksumAddress(`0x${digest(`token ${number}`).slice(0, 40)}`)}`,
    ...(price > 0 && { value: worth(numeric, price) }),
    price,
    quantity: { decimals: '18', numeric },
    iconUrl: iconOf(symbol),
  }
}

/**
 * Makes a transaction that is in no block, so that the history can be long. All these transactions are older than the chain. Number 0 is
 * the newest. Each transaction with an even number sends the amount away that the transaction with the next number has received, so the
 * generated transactions do not change the account's balance.
 */
export function madeUpTransaction(number: number, { chain, owner, iconOf, genesis }: MadeUp): TransactionEntity {
  const isSent = number % 2 === 0
  const pair = Math.floor(number / 2)
  const partner = devAccounts[1 + (pair % 8)] ?? devAccounts[1]
  const self = checksumAddress(owner)
  const currency = currencyOf(pair, chain)
  const numeric = `${1 + (pair % 900)}.25`
  const hash = `0x${digest(`${chain.id} ${self} ${number}`)}`
  return {
    id: `${chain.id}:${hash}`,
    metadata: {
      operationType: isSent ? 'send' : 'receive',
      hash,
      chain: chain.id,
      minedAt: new Date(genesis - (number + 1) * 20 * minute).toISOString(),
      sentFrom: isSent ? self : partner,
      sentTo: isSent ? partner : self,
      status: 'confirmed',
      nonce: number,
    },
    transfers: [
      {
        fungible_info: { name: currency.name, symbol: currency.symbol, icon: { url: iconOf(currency.symbol) } },
        direction: isSent ? 'out' : 'in',
        quantity: { numeric },
        ...(currency.price !== undefined && { value: worth(numeric, currency.price), price: currency.price }),
      },
    ],
  }
}

/** The data that generated transactions are made from. */
export interface MadeUp {
  readonly chain: DataChain
  readonly owner: string
  readonly iconOf: IconOf
  /** The time of the chain's first block, in milliseconds since 1970. */
  readonly genesis: number
}

function currencyOf(pair: number, { symbol }: DataChain): { name: string; symbol: string; price: number | undefined } {
  const token = tokens[pair % 4]
  if (token === undefined || pair % 4 === 3) return { name: nativeName(symbol), symbol, price: nativePrice(symbol) }
  return { name: token.name, symbol: token.symbol, price: tokenPrice(token.address) }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
