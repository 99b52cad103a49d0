import type { KitId } from '../kit-ids'

interface Kit {
  title: string
  /** Matches the import specifiers of all packages of the kit. */
  packages: RegExp
}

const kits: Readonly<Record<KitId, Kit>> = {
  appkit: { title: 'Reown AppKit', packages: /^@reown\/appkit(-[\w-]+)?(\/|$)/ },
  web3modal: { title: 'Web3Modal', packages: /^@web3modal\/[\w-]+(\/|$)/ },
  rainbowkit: { title: 'RainbowKit', packages: /^@rainbow-me\/rainbowkit(-[\w-]+)?(\/|$)/ },
  connectkit: { title: 'ConnectKit', packages: /^connectkit(-[\w-]+)?(\/|$)/ },
  'web3-onboard': { title: 'Web3-Onboard', packages: /^@web3-onboard\/[\w-]+(\/|$)/ },
  'solana-wallet-adapter': { title: 'Solana wallet adapter', packages: /^@solana\/wallet-adapter-[\w-]+(\/|$)/ },
  // The import replaces no code of wagmi, so no package counts as a package of this kit.
  wagmi: { title: 'wagmi', packages: /^$/ },
}

/** Returns the name of a kit for reports. */
export function kitTitle(kit: KitId): string {
  return kits[kit].title
}

/** Whether an import specifier belongs to a package of the kit. */
export function isOfKit(kit: KitId, module: string): boolean {
  return kits[kit].packages.test(module)
}

/** Returns the package of an import specifier: `@reown/appkit` for `@reown/appkit/react`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')
}
