import { publicEnv, rendersOnServer, type Framework } from '../host/framework'
import { chosenChains } from './chosen-chains'
import { projectIdName } from './env-example'
import type { SourceStyle } from './source-style'

/** The component that a team puts around its app. */
export const providerName = 'WalletProvider'

/** The facts that the file depends on. */
export interface WalletFile {
  framework: Framework
  language: 'typescript' | 'javascript'
  chains: readonly string[]
  /** The name of the copied folder, which is beside the file. */
  folder: string
  /** The project id to write into the file when the page's code has no environment variables. */
  projectId: string | undefined
  style: SourceStyle
}

/** Creates the team's own file: the options of its modal, and the provider. */
export function walletFile(options: WalletFile): string {
  const { framework, language, folder, style } = options
  const chains = chosenChains(options.chains, 'wagmiConfig')
  const isTyped = language === 'typescript'
  const names = ['WalletModalProvider', 'createWalletModal', ...chains.adapters, ...chains.networks]
  const server = rendersOnServer(framework)
  const id = projectIdOf(options)
  const sections = [
    ...(server ? [[`'use client'`]] : []),
    [
      ...(chains.usesWagmi ? [`import { createConfig, http } from '@wagmi/core'`] : []),
      ...(server ? [`import { enableStaticRendering } from 'mobx-react-lite'`] : []),
      ...(isTyped ? [`import type { ReactNode } from 'react'`] : []),
      ...(chains.usesWagmi ? [`import { mainnet as wagmiMainnet } from 'viem/chains'`] : []),
      `import { ${names.join(', ')} } from './${folder}'`,
    ],
    ...(server
      ? [
          [
            '// What a server renders is never updated, so MobX need not watch it.',
            `enableStaticRendering(typeof window === 'undefined')`,
          ],
        ]
      : []),
    ...(chains.usesWagmi
      ? [
          [
            '// With a config of your own already, take that one.',
            `const wagmiConfig = createConfig({`,
            `>chains: [wagmiMainnet],`,
            `>transports: { [wagmiMainnet.id]: http() },`,
            `})`,
          ],
        ]
      : []),
    ...(id.line === null ? [] : [['// For what needs the cloud: phones, the directory of wallets, prices.', id.line]]),
    [
      `const walletModal = createWalletModal({`,
      `>adapters: [${chains.calls.join(', ')}],`,
      `>networks: [${chains.networks.join(', ')}],`,
      '>// Wallets that the visitor has used or installed stand before the code for phones.',
      `>features: { connectorTypeOrder: ['recent', 'injected'] },`,
      ...(id.option === null ? [] : [`>${id.option}`]),
      `})`,
    ],
    [
      '/** Gives the wallet modal to everything inside: it goes around the app, once. */',
      `export function ${providerName}({ children }${isTyped ? ': { children?: ReactNode }' : ''}) {`,
      `>return <WalletModalProvider modal={walletModal}>{children}</WalletModalProvider>`,
      `}`,
    ],
  ]
  return (
    sections
      .map((lines) => lines.map((line) => styled(line, style)).join(style.newline))
      .join(style.newline.repeat(2)) + style.newline
  )
}

function projectIdOf({ framework, projectId }: WalletFile): { line: string | null; option: string | null } {
  const env = publicEnv(framework)
  if (env)
    return {
      line: `const projectId = ${env.read}${env.prefix}${projectIdName}`,
      option: `...(projectId && { projectId }),`,
    }
  return { line: null, option: projectId === undefined ? null : `projectId: '${projectId.replace(/[^\w.-]/g, '')}',` }
}

/** Returns a line with the team's quotes, semicolons and indentation. In `line`, `>` stands for one step of indentation. */
function styled(line: string, { quote, semicolon, indent }: SourceStyle): string {
  const isStatement = /^(>?return|import|const .*[^{]$|enableStatic|\}\)$|'use)/.test(line)
  const indented = line.replace(/^>/, indent)
  const quoted = /^>?\/\//.test(line) ? indented : indented.replaceAll(/'([^']*)'/g, `${quote}$1${quote}`)
  return isStatement ? quoted + semicolon : quoted
}
