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

/** Packages that are not at hand, without types; wagmi has those of its core. */
const shims = `declare module 'wagmi' {
  export * from '@wagmi/core'
  export const WagmiProvider: any
  export const WagmiConfig: any
  export const configureChains: any
  export const mainnet: any
  export const useAccount: any
  export const useBalance: any
  export const useConnect: any
  export const useDisconnect: any
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
  env: any
}
declare const process: any
declare const require: any
`

/** The elements of kits that need no import. */
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

/** ethers 5 is not at hand. */
const ethers5 = `export const ethers: any
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

test.each(fixtureNames)('the files that an import of %s has written have no type errors', async (name) => {
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
  const files = new Map<string, string | Uint8Array>([
    ...fixtureFiles(name),
    ...modalOnly(emit(template, { units, tests: false }), 'src/wallet-modal'),
    ...plan.texts,
    [app.packages.has('typescript') ? 'src/wallet.tsx' : 'src/wallet.jsx', optionsOf(app, plan)],
    ['src/shims.d.ts', shims],
    ['src/elements.d.ts', elements],
    ['types/ethers5.d.ts', ethers5],
    ['tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, paths }, include: ['src'] })],
  ])
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const starter = JSON.parse(new TextDecoder().decode(template.files.get('package.json'))) as {
    dependencies: Record<string, string>
  }
  await writeFile(
    join(root, 'package.json'),
    JSON.stringify({ dependencies: { ...starter.dependencies, ...packages }, devDependencies: {} }),
  )
  await linkPackages(root)
  const said = await runTool(root, 'typescript/bin/tsc', '-p', '.').catch((error: unknown) => String(error))
  // The kit's own types are not at hand, so files that the import has left alone may have errors, and what the kit would have typed is `any`.
  const written = ['src/wallet.', ...plan.texts.keys()]
  expect(
    said.split('\n').filter((line) => written.some((path) => line.startsWith(path)) && !/TS70\d\d/.test(line)),
  ).toEqual([])
})
