import type { KitId } from '../kit-ids'

interface Kit {
  title: string
  /** The packages that belong to the kit, with all their modules. */
  packages: RegExp
}

const kits: Readonly<Record<KitId, Kit>> = {
  appkit: { title: 'Reown AppKit', packages: /^@reown\/appkit(-[\w-]+)?(\/|$)/ },
  web3modal: { title: 'Web3Modal', packages: /^@web3modal\/[\w-]+(\/|$)/ },
  rainbowkit: { title: 'RainbowKit', packages: /^@rainbow-me\/rainbowkit(-[\w-]+)?(\/|$)/ },
  connectkit: { title: 'ConnectKit', packages: /^connectkit(-[\w-]+)?(\/|$)/ },
  'web3-onboard': { title: 'Web3-Onboard', packages: /^@web3-onboard\/[\w-]+(\/|$)/ },
  'solana-wallet-adapter': { title: 'Solana wallet adapter', packages: /^@solana\/wallet-adapter-[\w-]+(\/|$)/ },
  // Nothing of wagmi is replaced, so none of its packages belongs to a kit.
  wagmi: { title: 'wagmi', packages: /^$/ },
}

/** The name of a kit for reports. */
export function kitTitle(kit: KitId): string {
  return kits[kit].title
}

/** Whether a module belongs to a kit. */
export function isOfKit(kit: KitId, module: string): boolean {
  return kits[kit].packages.test(module)
}

/** The package of a module: `@reown/appkit` for `@reown/appkit/react`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')
}
