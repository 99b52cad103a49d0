/** The adapters for EVM chains. An app uses only one of them. */
const evmUnits = ['ethers', 'ethers5', 'wagmi']

const networks: Readonly<Record<string, string>> = { solana: 'solana', bitcoin: 'bitcoin' }

/** The code that a selection of chains needs in the modal's options, by the names that the modal exports. */
export interface ChosenChains {
  /** The adapters to import. */
  adapters: string[]
  /** The call that creates each adapter. */
  calls: string[]
  networks: string[]
  usesWagmi: boolean
}

/** Picks one adapter for each chain family. Pairing needs no adapter, because it serves all families. */
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
