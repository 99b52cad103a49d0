import type { Framework } from '../host/project'

/** The lines that put the button on a page of the detected framework. */
export function importSnippet(
  framework: Framework,
  target: string,
  chains: readonly string[],
  projectId: string | null,
): string[] {
  const from = target.startsWith('src/') ? `./${target.slice('src/'.length)}` : `./${target}`
  const adapters = chains.map((id) => `${id}Adapter`)
  const names = ['ConnectButton', 'WalletModalProvider', 'createWalletModal', ...adapters, 'mainnet']
  return [
    ...(framework === 'next' ? [`'use client'`] : []),
    `import { ${names.join(', ')} } from '${from}'`,
    `const modal = createWalletModal({`,
    `  adapters: [${adapters.map((name) => `${name}()`).join(', ')}],`,
    `  networks: [mainnet],`,
    `  metadata: { name: 'My app', description: 'What it does', url: 'https://example.com', icons: [] },`,
    ...(projectId === null ? [] : [`  projectId: '${projectId}',`]),
    `})`,
    `<WalletModalProvider modal={modal}><ConnectButton /></WalletModalProvider>`,
  ]
}
