import { kitIds, type KitId } from './imported-setup'
import { readAppKit } from './kits/appkit'
import type { KitContext, KitReader, KitReading } from './kits/kit'
import { isOfKit } from './kits/kit-packages'
import { readRainbowKit } from './kits/rainbowkit'
import { readWagmi } from './kits/wagmi'
import { readWeb3Modal } from './kits/web3modal'
import type { ProjectSources } from './source/project-sources'
import type { SourceFile } from './source/source-file'

/** The kits that can be read, those on top of others first. */
const readers: Readonly<Partial<Record<KitId, KitReader>>> = {
  appkit: readAppKit,
  web3modal: readWeb3Modal,
  rainbowkit: readRainbowKit,
  wagmi: readWagmi,
}

/** Modules whose setup is a part of a kit's setup. */
const beside = /^(wagmi|@wagmi\/(core|connectors))(\/|$)/

/** The kits that the source of a project uses. An app with a kit on top of wagmi does not count as an app with wagmi alone. */
export function kitsIn(sources: ProjectSources, packages: ReadonlyMap<string, string>): KitId[] {
  const names = [...packages.keys()]
  const isUsed = (kit: KitId): boolean => {
    const isNamed = names.some((name) => (kit === 'wagmi' ? beside.test(name) : isOfKit(kit, name)))
    return isNamed && filesOf(sources, kit).length > 0
  }
  const found = kitIds.filter((kit) => readers[kit] !== undefined && isUsed(kit))
  const onWagmi = found.filter((kit) => kit !== 'wagmi' && kit !== 'web3-onboard' && kit !== 'solana-wallet-adapter')
  return onWagmi.length > 0 ? found.filter((kit) => kit !== 'wagmi') : found
}

/** Reads the setup of a kit; `null` when it cannot be found. */
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
    isKit: (from) => isOfKit(kit, from),
    hasViem: packages.has('viem') || packages.has('wagmi'),
  }
  const reading = readers[kit]?.(context) ?? null
  return reading && { reading, files }
}

/** The files that import something of a kit or of wagmi, or show an element of a kit. */
function filesOf(sources: ProjectSources, kit: KitId): SourceFile[] {
  const words = {
    appkit: ['@reown/appkit', '<appkit-', '<w3m-'],
    web3modal: ['@web3modal/', '<w3m-'],
    rainbowkit: ['@rainbow-me/rainbowkit'],
    connectkit: ['connectkit'],
    'web3-onboard': ['@web3-onboard/'],
    'solana-wallet-adapter': ['@solana/wallet-adapter-'],
    wagmi: ['wagmi'],
  }[kit]
  const candidates = sources.filesWith([...words, 'wagmi'])
  const isOfSetup = (from: string): boolean => isOfKit(kit, from) || beside.test(from)
  const files = candidates.filter(
    ({ imports, text }) =>
      [...imports.values()].some(({ from }) => isOfSetup(from)) ||
      /<(appkit|w3m)-/.test(text) ||
      text.includes(`${words[0]}`),
  )
  return files
}
