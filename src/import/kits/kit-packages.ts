import type { KitId } from '../kit-ids'
import { hasOldWagmi } from './package-versions'

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
  'web3-onboard': { title: 'Web3-Onboard', packages: /^(@web3-onboard\/[\w-]+|bnc-onboard)(\/|$)/ },
  'solana-wallet-adapter': { title: 'Solana wallet adapter', packages: /^@solana\/wallet-adapter-[\w-]+(\/|$)/ },
  // The import removes only old versions of wagmi (`removedWith`), so no package counts as a package of this kit.
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

/** Whether an import specifier belongs to a package of wagmi. */
export function isOfWagmi(module: string): boolean {
  return /^(wagmi|@wagmi\/[\w-]+)(\/|$)/.test(module)
}

/**
 * Returns whether an import specifier belongs to a package that the import of a kit removes: a package of the kit, or wagmi 0 or 1, which
 * cannot share its connections with the modal.
 * @param packages the version ranges of the packages in package.json, by package name
 */
export function removedWith(kit: KitId, packages: ReadonlyMap<string, string>): (module: string) => boolean {
  const isOnWagmi = kit === 'rainbowkit' || kit === 'connectkit' || kit === 'wagmi'
  const takesWagmi = isOnWagmi && hasOldWagmi(packages)
  return (module) => isOfKit(kit, module) || (takesWagmi && isOfWagmi(module))
}

/** Returns the package of an import specifier: `@reown/appkit` for `@reown/appkit/react`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')
}
