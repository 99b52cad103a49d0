import { kitIds, type KitId } from './kit-ids'
import { readAppKit } from './kits/appkit'
import { readConnectKit } from './kits/connectkit'
import type { KitContext, KitReader, KitReading } from './kits/kit'
import { isOfKit, removedWith } from './kits/kit-packages'
import { hasOldWagmi } from './kits/package-versions'
import { readRainbowKit } from './kits/rainbowkit'
import { readSolanaWalletAdapter } from './kits/solana-wallet-adapter'
import { readWagmi } from './kits/wagmi'
import { readWeb3Onboard } from './kits/web3-onboard'
import { readWeb3Modal } from './kits/web3modal'
import type { ProjectSources } from './source/project-sources'
import { importDeclarations, moduleOf, type SourceFile } from './source/source-file'

/** The functions that read the setup of each kit. Kits that build on wagmi come before wagmi. */
const readers: Readonly<Partial<Record<KitId, KitReader>>> = {
  appkit: readAppKit,
  web3modal: readWeb3Modal,
  rainbowkit: readRainbowKit,
  connectkit: readConnectKit,
  'solana-wallet-adapter': readSolanaWalletAdapter,
  'web3-onboard': readWeb3Onboard,
  wagmi: readWagmi,
}

/** Import specifiers of wagmi packages, whose calls may be a part of another kit's setup. */
const beside = /^(wagmi|@wagmi\/(core|connectors))(\/|$)/

/** Returns the kits that the source files of a project use. wagmi is returned only when no kit that builds on wagmi is used. */
export function kitsIn(sources: ProjectSources, packages: ReadonlyMap<string, string>): KitId[] {
  const names = [...packages.keys()]
  const isUsed = (kit: KitId): boolean => {
    const isNamed = names.some((name) => (kit === 'wagmi' ? beside.test(name) : isOfKit(kit, name)))
    return isNamed && usersOf(sources, kit).length > 0
  }
  const found = kitIds.filter((kit) => readers[kit] !== undefined && isUsed(kit))
  const onWagmi = found.filter((kit) => kit !== 'wagmi' && kit !== 'web3-onboard' && kit !== 'solana-wallet-adapter')
  return onWagmi.length > 0 ? found.filter((kit) => kit !== 'wagmi') : found
}

/** Reads the setup of a kit. Returns `null` when no file of the project sets the kit up. */
export function readSetup(
  sources: ProjectSources,
  kit: KitId,
  packages: ReadonlyMap<string, string>,
): { reading: KitReading; files: SourceFile[] } | null {
  const files = filesOf(sources, kit)
  const context: KitContext = {
    sources,
    files,
    packages,
    isKit: removedWith(kit, packages),
    hasViem: packages.has('viem') || (packages.has('wagmi') && !hasOldWagmi(packages)),
  }
  const reading = readers[kit]?.(context) ?? null
  return reading && { reading, files }
}

/** The words that tell a file may use a kit. Only files that contain one of these words are parsed. */
const words: Readonly<Record<KitId, readonly string[]>> = {
  appkit: ['@reown/appkit', '<appkit-', '<w3m-'],
  web3modal: ['@web3modal/', '<w3m-'],
  rainbowkit: ['@rainbow-me/rainbowkit'],
  connectkit: ['connectkit'],
  'web3-onboard': ['@web3-onboard/', 'bnc-onboard'],
  'solana-wallet-adapter': ['@solana/wallet-adapter-'],
  wagmi: ['wagmi'],
}

/** Returns the files that import from the kit or contain its custom elements. */
function usersOf(sources: ProjectSources, kit: KitId): SourceFile[] {
  const isOf = (from: string): boolean => (kit === 'wagmi' ? beside.test(from) : isOfKit(kit, from))
  return sources
    .filesWith(words[kit])
    .filter(
      ({ imports, program, text }) =>
        [...imports.values()].some(({ from }) => isOf(from)) ||
        importDeclarations(program).some((one) => isOf(moduleOf(one))) ||
        words[kit].some((word) => word.startsWith('<') && text.includes(word)),
    )
}

/** Returns the files that use the kit, and the files that use wagmi directly. */
function filesOf(sources: ProjectSources, kit: KitId): SourceFile[] {
  return [...new Set([...usersOf(sources, kit), ...usersOf(sources, 'wagmi')])]
}
