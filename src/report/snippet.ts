import { posix } from 'node:path'
import { aliased } from '../host/alias'
import type { Framework } from '../host/framework'
import type { HostReport } from '../run/create/describe-host'
import type { Wiring } from '../run/create/wiring'
import { chosenChains } from '../wire/chosen-chains'
import { importPath } from '../wire/import-path'
import { providerName } from '../wire/wallet-file'

/** The facts that the lines depend on. */
export interface Usage {
  framework: Framework
  /** The folder of the copy. */
  target: string
  chains: readonly string[]
  projectId: string | null
  found: Pick<HostReport, 'aliases' | 'entry' | 'sourceRoot'>
  wiring: Wiring
}

/** Returns the lines of code that put the modal on a page. Lines that the project already has are left out. */
export function usageLines(usage: Usage): string[] {
  const { framework, wiring, target } = usage
  const { file } = wiring
  if (file === null) return completeSnippet(usage)
  const wallet = importFrom(usage, file.replace(/\.\w+$/, ''))
  const button = `import { WalletModalButton } from '${importFrom(usage, target)}'`
  const provider = `import { ${providerName} } from '${wallet}'`
  if (framework === 'astro')
    return [
      'In a component of React, which a page then shows with client:load:',
      `  ${provider}`,
      `  ${button}`,
      `  <${providerName}><WalletModalButton /></${providerName}>`,
    ]
  return [
    ...(wiring.state === 'open' ? [aroundWhat(wiring), `  ${provider}`, `  <${providerName}>…</${providerName}>`] : []),
    'Where the button belongs:',
    `  ${button}`,
    '  <WalletModalButton />',
  ]
}

function aroundWhat({ entry, why, diff }: Wiring): string {
  const place = entry === null ? 'Around your app' : `Around your app, in ${entry}`
  if (diff !== null) return `${place} (--wire does it for you):`
  return why === null ? `${place}:` : `${place} (by hand, since ${why}):`
}

/** Returns all lines in one piece, for a project whose code is not changed. */
function completeSnippet(usage: Usage): string[] {
  const { framework, target, projectId } = usage
  const chains = chosenChains(usage.chains, 'yourWagmiConfig')
  const names = [
    'WalletModalButton',
    'WalletModalProvider',
    'createWalletModal',
    ...chains.adapters,
    ...chains.networks,
  ]
  return [
    ...(framework === 'next' ? [`'use client'`] : []),
    `import { ${names.join(', ')} } from '${importFrom(usage, target)}'`,
    `const modal = createWalletModal({`,
    `  adapters: [${chains.calls.join(', ')}],`,
    `  networks: [${chains.networks.join(', ')}],`,
    ...(projectId === null ? [] : [`  projectId: '${projectId}',`]),
    `})`,
    `<WalletModalProvider modal={modal}><WalletModalButton /></WalletModalProvider>`,
  ]
}

/** Returns the import specifier of the copy. Uses an alias if there is one; otherwise the path from the root file, or from the source folder. */
function importFrom({ found }: Usage, path: string): string {
  const from = found.entry ?? posix.join(found.sourceRoot, 'index')
  return aliased(path, found.aliases) ?? importPath(path, from)
}
