import type { Framework } from '../host/framework'

/** They speak to the same chains: an app uses one of them. */
const evmUnits = ['ethers', 'ethers5', 'wagmi']

/** The units whose adapter goes into the options: one per chain family, and none for pairing, which serves all of them. */
function adaptersOf(chains: readonly string[]): string[] {
  const evm = evmUnits.find((id) => chains.includes(id))
  return chains.filter((id) => id !== 'universal' && (id === evm || !evmUnits.includes(id)))
}

function callOf(id: string): string {
  return id === 'wagmi' ? 'wagmiAdapter({ config: yourWagmiConfig })' : `${id}Adapter()`
}

/** The lines that put the button on a page of the detected framework. */
export function importSnippet(
  framework: Framework,
  target: string,
  chains: readonly string[],
  projectId: string | null,
): string[] {
  const from = target.startsWith('src/') ? `./${target.slice('src/'.length)}` : `./${target}`
  const families = adaptersOf(chains)
  const adapters = families.map((id) => `${id}Adapter`)
  const names = ['ConnectButton', 'WalletModalProvider', 'createWalletModal', ...adapters, 'mainnet']
  return [
    ...(framework === 'next' ? [`'use client'`] : []),
    `import { ${names.join(', ')} } from '${from}'`,
    `const modal = createWalletModal({`,
    `  adapters: [${families.map(callOf).join(', ')}],`,
    `  networks: [mainnet],`,
    `  metadata: { name: 'My app', description: 'What it does', url: 'https://example.com', icons: [] },`,
    ...(projectId === null ? [] : [`  projectId: '${projectId}',`]),
    `})`,
    `<WalletModalProvider modal={modal}><ConnectButton /></WalletModalProvider>`,
  ]
}
