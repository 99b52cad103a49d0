import { accountModules } from './account-modules'
import type { BuildInput, Bundler } from './bundler'
import { faultOf, type BuildFault } from './build-fault'
import { gzipped, pagePhases, weighPhases } from './phases'

/** The sizes of a copy, in bytes after gzip. The sizes of a unit are differences, and may be negative. */
export interface Sizes {
  /** The JavaScript that a page loads before any click. */
  beforeClick: number
  /** The JavaScript that is added when the modal opens. */
  opening: number
  /** The JavaScript that is added until a wallet is connected and its account is shown. */
  connected: number
  /** All other JavaScript. */
  onDemand: number
  /** All style sheets. `null`: the size is unknown, because the bundler writes some styles more than once. */
  css: number | null
}

/** The sizes of a build, or the reason why the build failed. */
export type Measured = { sizes: Sizes; unclear: string[] } | { fault: BuildFault }

/** Builds a copy for production, and measures the output. `unclear` names files for which no phase could be found. */
export async function measureCopy(bundler: Bundler, input: BuildInput): Promise<Measured> {
  try {
    const { chunks, styleSheets } = await bundler.build(input)
    const account = accountModules(input.files)
    const { sizes, missing } = weighPhases(chunks, pagePhases(input.entry, input.folder, account.modules))
    const [beforeClick = 0, opening = 0, connected = 0, onDemand = 0] = sizes
    const css = styleSheets?.reduce((sum, each) => sum + gzipped(each), 0) ?? null
    return { sizes: { beforeClick, opening, connected, onDemand, css }, unclear: [...account.unclear, ...missing] }
  } catch (error) {
    return { fault: faultOf(error, input.root) }
  }
}

/** Returns the sizes that one build has in addition to another build. */
export function difference(more: Sizes, less: Sizes): Sizes {
  return {
    beforeClick: more.beforeClick - less.beforeClick,
    opening: more.opening - less.opening,
    connected: more.connected - less.connected,
    onDemand: more.onDemand - less.onDemand,
    css: more.css === null || less.css === null ? null : more.css - less.css,
  }
}
