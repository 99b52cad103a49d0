import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tryResolve } from '../resolve'

const platforms: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-amd64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-amd64',
  'win32-x64': 'win32-amd64',
}

/**
 * Finds the anvil binary that npm has installed.
 * @param folders the folders whose `node_modules` are searched, in this order
 * @throws if npm has no anvil for this machine, or anvil is not installed
 */
export function resolveAnvil(folders: readonly string[]): string {
  const platform = platforms[`${process.platform}-${process.arch}`]
  if (platform === undefined) {
    throw new Error(
      `There is no anvil for ${process.platform} on ${process.arch}, so the sandbox has no chains. ` +
        'Run the sandbox on Linux, macOS or Windows, and point the app at it with WALLET_MODAL_SANDBOX.',
    )
  }
  for (const folder of folders) {
    const binary = resolveFrom(folder, platform)
    if (binary !== undefined) return binary
  }
  throw new Error(
    `anvil is not installed (@foundry-rs/anvil-${platform} was not found), so the sandbox has no chains. ` +
      'Run `npm install --save-dev @foundry-rs/anvil` and start again; optional dependencies must not be left out.',
  )
}

function resolveFrom(folder: string, platform: string): string | undefined {
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  const binary = `@foundry-rs/anvil-${platform}/bin/${file}`
  const fromFolder = createRequire(join(folder, 'package.json'))
  // With pnpm, only the package that depends on the platform's package can load the platform's package.
  const parent = tryResolve(fromFolder, '@foundry-rs/anvil/package.json')
  const found = (parent && tryResolve(createRequire(parent), binary)) ?? tryResolve(fromFolder, binary)
  return found !== undefined && existsSync(found) ? found : undefined
}
