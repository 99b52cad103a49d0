import { formatUnits } from '../../../domain/tokens/amount'
import type { ReaderPart } from '../bitcoin-reader'
import { sumOf } from '../esplora'

/** Reads the balance as the only token of the account, because the network itself does not define any tokens. */
export const tokens: ReaderPart = (esplora) => ({
  tokens: {
    async getTokens({ address, network, signal }) {
      const { name, symbol, decimals } = network.nativeCurrency
      const value = sumOf(await esplora.utxos(address, { network, signal }))
      const quantity = { decimals: String(decimals), numeric: formatUnits(value, decimals) }
      const iconUrl = network.assets?.imageUrl ?? ''
      return [{ name, symbol, chainId: network.caipNetworkId, price: 0, quantity, iconUrl }]
    },
  },
})
