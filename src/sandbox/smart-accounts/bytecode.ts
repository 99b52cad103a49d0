import type * as Bytecode from '@metamask/delegation-abis/bytecode'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The npm package with the codes that create the contracts. An app that wants smart accounts in its sandbox installs the package. */
export const bytecodePackage = '@metamask/delegation-abis'

type Codes = Pick<
  typeof Bytecode,
  'EIP7702StatelessDeleGator' | 'EntryPoint' | 'HybridDeleGator' | 'SenderCreator' | 'SimpleFactory'
>

/** Loads the codes that create the contracts; undefined if the package is not installed. */
export async function loadBytecode(): Promise<Codes | undefined> {
  const name = `${bytecodePackage}/bytecode`
  // Some package managers hide the app's packages from this package, so the second place is the app's folder.
  const places = [
    () => name,
    () => pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve(name)).href,
  ]
  for (const place of places) {
    try {
      return await import(place())
    } catch {
      // The package is not installed in this place.
    }
  }
  return undefined
}
