import type { AccountData } from './account-data'
import { nativeName, type DataChain, type IconOf, type PlacedAddress } from './entities'
import { nativePlaceholder, nativePrice, tokenPrice } from './prices'

/** The price of a token, in the form of the data service. */
export interface FungibleEntity {
  /** CAIP-10. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  /** In dollars. */
  readonly price: number
}

/** Returns the prices of these tokens, in the same order. Tokens that have no price are left out. */
export async function fungibles(
  wanted: readonly PlacedAddress[],
  chains: readonly AccountData[],
  iconOf: IconOf,
): Promise<readonly FungibleEntity[]> {
  const found = await Promise.all(
    wanted.map(async ({ chain: id, address }): Promise<readonly FungibleEntity[]> => {
      const data = chains.find(({ chain }) => chain.id === id)
      if (data === undefined) return []
      const told = await priced(data, address)
      if (told === undefined) return []
      return [{ address: `${id}:${address}`, ...told, iconUrl: iconOf(told.symbol) }]
    }),
  )
  return found.flat()
}

async function priced(
  data: AccountData,
  address: string,
): Promise<Pick<FungibleEntity, 'name' | 'symbol' | 'price'> | undefined> {
  if (address.toLowerCase() === nativePlaceholder) return native(data.chain)
  const price = tokenPrice(address)
  if (price === undefined) return undefined
  const facts = (await data.facts([address])).get(address.toLowerCase())
  return facts && { name: facts.name, symbol: facts.symbol, price }
}

function native({ symbol }: DataChain): Pick<FungibleEntity, 'name' | 'symbol' | 'price'> | undefined {
  const price = nativePrice(symbol)
  return price === undefined ? undefined : { name: nativeName(symbol), symbol, price }
}
