/** They speak to the same chains: an app uses one of them. */
const evmUnits = ['ethers', 'ethers5', 'wagmi']

const networks: Readonly<Record<string, string>> = { solana: 'solana', bitcoin: 'bitcoin' }

/** What a selection of chains means for the options of the modal, by the names that the modal exports. */
export interface ChosenChains {
  /** The adapters to import. */
  adapters: string[]
  /** How each of them is made. */
  calls: string[]
  networks: string[]
  usesWagmi: boolean
}

/** One adapter for each chain family, and none for pairing, which serves all of them. */
export function chosenChains(chains: readonly string[], wagmiConfig: string): ChosenChains {
  const evm = evmUnits.find((id) => chains.includes(id))
  const families = chains.filter((id) => id !== 'universal' && (id === evm || !evmUnits.includes(id)))
  const chosen = [...new Set(families.map((id) => networks[id] ?? 'mainnet'))]
  return {
    adapters: families.map((id) => `${id}Adapter`),
    calls: families.map((id) => (id === 'wagmi' ? `wagmiAdapter({ config: ${wagmiConfig} })` : `${id}Adapter()`)),
    networks: chosen.length > 0 ? chosen : ['mainnet'],
    usesWagmi: evm === 'wagmi',
  }
}
