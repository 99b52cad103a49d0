import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { emit, modalOnly } from '../../src/emit/emit'
import { unitsThatFit } from '../../src/emit/units'
import { fixture, fixtureFiles, fixtureNames } from '../../src/test-support/imports/fixtures'
import { optionsOf, planOf } from '../../src/test-support/imports/report'
import { linkPackages, template, useFolder } from './app'
import { runTool } from './run'

const folder = useFolder()

/**
 * Declarations for packages of the fixtures that are not installed in this repository. The types of wagmi 2 and 3 are those of @wagmi/core,
 * which is installed. The result of `useBalance` has `formatted` in wagmi 2, but not in @wagmi/core 3. Only the parts of wagmi that the fixtures
 * use are declared. The kits are declared without types, because an import removes the uses of the kits.
 */
const shims = `declare module 'wagmi' {
  import type { FC, ReactNode } from 'react'
  import type { Chain, PublicClient } from 'viem'
  import type { Config, Connector, GetAccountReturnType, GetBalanceReturnType, State } from '@wagmi/core'
  export * from '@wagmi/core'
  export { mainnet } from 'viem/chains'
  export const WagmiProvider: FC<{ config: Config; initialState?: State | undefined; children?: ReactNode }>
  export const WagmiConfig: FC<{ config: object; children?: ReactNode }>
  export function configureChains(
    chains: Chain[],
    providers: ((chain: Chain) => object | null)[],
  ): { chains: Chain[]; publicClient: (options: { chainId?: number }) => PublicClient }
  export function useAccount(): GetAccountReturnType
  export function useBalance(options?: { address?: \`0x\${string}\` | undefined; chainId?: number }): {
    data: (GetBalanceReturnType & { formatted: string }) | undefined
  }
  export function useConnect(): {
    connectors: readonly Connector[]
    connect: (options: { connector: Connector; chainId?: number }) => void
  }
  export function useDisconnect(): { disconnect: (options?: { connector?: Connector }) => void }
}
declare module 'wagmi/chains' {
  export * from 'viem/chains'
}
declare module 'wagmi/connectors'
declare module 'wagmi/connectors/*'
declare module 'wagmi/providers/*'
declare module 'connectkit'
declare module 'next'
declare module 'next/*'
declare module '*.css'
declare module '@tanstack/react-query'
declare module '@reown/*'
declare module '@web3modal/*'
declare module '@rainbow-me/*'
declare module '@web3-onboard/*'
declare module '@solana/wallet-adapter-*'
interface ImportMeta {
  env: Record<string, string>
}
declare const process: { env: Record<string, string | undefined> }
declare const require: (path: string) => unknown
`

/** Declares the custom elements of AppKit and Web3Modal, which apps use without an import. */
const elements = `import 'react'
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'appkit-button': object
      'w3m-button': object
    }
  }
}
`

/** Declarations of ethers 5, which is not installed in this repository. Only the parts that the fixtures use are declared. */
const ethers5 = `export namespace ethers.providers {
  class Web3Provider {
    constructor(provider: { request?: (request: { method: string; params?: unknown[] }) => Promise<unknown> })
    getSigner(): { signMessage(message: string): Promise<string> }
  }
}
`

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  noEmit: true,
  strict: true,
  noUnusedLocals: true,
  skipLibCheck: true,
  types: ['react', 'react-dom'],
}

test.each(fixtureNames)(
  'The compiler finds no errors in the files that an import of the app %s has written.',
  async (name) => {
    const app = fixture(name)
    const plan = planOf(app)
    const known = unitsThatFit(template.units, false).map(({ id }) => id)
    const units = plan.setup.units.map(({ id }) => id).filter((id) => known.includes(id))
    expect(units).toEqual(plan.setup.units.map(({ id }) => id))
    const root = join(folder.path, name)
    const paths = {
      '@/*': ['./src/*'],
      ...(app.packages.get('ethers')?.startsWith('^5') ? { ethers: ['./types/ethers5.d.ts'] } : {}),
    }
    const packages = { react: '', 'react-dom': '', '@types/react': '', '@types/react-dom': '', viem: '', mobx: '' }
    const support = new Map<string, string>([
      ['src/shims.d.ts', shims],
      ['src/elements.d.ts', elements],
      ['types/ethers5.d.ts', ethers5],
      ['tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, paths }, include: ['src'] })],
    ])
    const files = new Map<string, string | Uint8Array>([
      ...modalOnly(emit(template, { units, tests: false }), 'src/wallet-modal'),
      ...plan.texts,
      [app.packages.has('typescript') ? 'src/wallet.tsx' : 'src/wallet.jsx', optionsOf(app, plan)],
    ])
    await writeAll(root, fixtureFiles(name))
    await writeAll(root, support)
    const starter = JSON.parse(new TextDecoder().decode(template.files.get('package.json'))) as {
      dependencies: Record<string, string>
    }
    await writeFile(
      join(root, 'package.json'),
      JSON.stringify({ dependencies: { ...starter.dependencies, ...packages }, devDependencies: {} }),
    )
    await linkPackages(root)
    // The source of an app made for React 17 has compiler errors before the import, too, because the types of React 19 are installed: for example,
    // they have no `ReactDOM.render`.
    const isOld = /^\D*1[0-7]\./.test(app.packages.get('react') ?? '')
    const before = new Set(isOld ? (await compileErrors(root)).map(withoutPlace) : [])
    await writeAll(root, files)
    // Only errors in files that the import has written count, because the types of the kits are missing in the other files. The codes TS70xx are
    // left out, because values from a kit have the implicit type `any`.
    const written = ['src/wallet.', ...plan.texts.keys()]
    const errors = (await compileErrors(root)).filter(
      (line) => written.some((path) => line.startsWith(path)) && !/TS70\d\d/.test(line),
    )
    expect(errors.filter((line) => !before.has(withoutPlace(line)))).toEqual([])
  },
)

async function writeAll(root: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

async function compileErrors(root: string): Promise<string[]> {
  const said = await runTool(root, 'typescript/bin/tsc', '-p', '.').catch((error: unknown) => String(error))
  return said.split('\n').filter((line) => line !== '')
}

/** Removes the line and column from an error of the compiler, because an import moves lines. */
function withoutPlace(error: string): string {
  return error.replace(/\(\d+,\d+\)/, '')
}
