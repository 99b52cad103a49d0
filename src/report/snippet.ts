import type { Framework } from '../host/project'

/** The lines that put the button on a page of the detected framework. */
export function importSnippet(framework: Framework, target: string, projectId: string | null): string[] {
  const from = target.startsWith('src/') ? `./${target.slice('src/'.length)}` : `./${target}`
  const options = projectId === null ? '' : `projectId: '${projectId}', `
  return [
    ...(framework === 'next' ? [`'use client'`] : []),
    `import { ConnectButton, createWalletModal, WalletModalProvider } from '${from}'`,
    `const modal = createWalletModal({ ${options}metadata: { name: 'My app' } })`,
    `<WalletModalProvider modal={modal}><ConnectButton /></WalletModalProvider>`,
  ]
}
