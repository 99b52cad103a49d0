import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isRecord } from '../json'
import { tryResolve } from '../resolve'
import type { PairingClient } from './pairing-client'

export interface ClientOptions {
  readonly projectId: string
  readonly relayUrl: string
  readonly metadata: ClientMetadata
}

/** The data by which the wallet introduces itself to apps. */
interface ClientMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
  readonly redirect: { readonly native: string; readonly universal: string }
}

/**
 * Starts the wallet side of the pairing kit that the app has installed. The sandbox does not contain the kit.
 * @param folders the folders whose `node_modules` are searched, in this order
 * @throws if the kit is not installed, or the sandbox cannot use the installed kit
 */
export async function startSignClient(folders: readonly string[], options: ClientOptions): Promise<PairingClient> {
  const path = findSignClient(folders)
  const kit: unknown = createRequire(path)(path)
  if (!isKit(kit)) {
    throw new Error(`The pairing kit at ${path} has no SignClient. Install @walletconnect/universal-provider 2.21.8.`)
  }
  const client = await kit.SignClient.init({
    ...options,
    // In one process, the kit has only one client for each name.
    customStoragePrefix: `sandbox-${randomUUID()}`,
    logger: 'silent',
    telemetryEnabled: false,
    storageOptions: { database: ':memory:' },
    // Without this option, the kit waits a second between two requests. The wallet shows several requests at once.
    signConfig: { disableRequestQueue: true },
  })
  // The kit would ask a public service about the app's domain. The sandbox sends nothing to the internet.
  client.core.verify.resolve = async () => undefined
  toleratePeerThatLeavesToo(client)
  return client
}

/**
 * The kit does not catch the error of this check. If both sides end a session at the same time, the check fails, and the unhandled error
 * would end the process.
 */
function toleratePeerThatLeavesToo({ engine }: PairingClient): void {
  const { isValidDisconnect } = engine
  engine.isValidDisconnect = (params) => {
    const checked = isValidDisconnect(params)
    checked.catch(() => {})
    return checked
  }
}

/**
 * Finds the kit through the package that apps install. With pnpm, only that package can load the kit.
 * @throws if the kit is not installed
 */
export function findSignClient(folders: readonly string[]): string {
  for (const folder of folders) {
    const fromFolder = createRequire(join(folder, 'package.json'))
    const parent = tryResolve(fromFolder, '@walletconnect/universal-provider')
    const found = parent === undefined ? undefined : tryResolve(createRequire(parent), '@walletconnect/sign-client')
    if (found !== undefined) return found
  }
  throw new Error(
    'The pairing kit is not installed (@walletconnect/universal-provider was not found), so the sandbox has no phone ' +
      'wallet. Run `npm install --save-exact @walletconnect/universal-provider@2.21.8` and pair again.',
  )
}

interface Kit {
  readonly SignClient: { init(options: object): Promise<PairingClient> }
}

function isKit(value: unknown): value is Kit {
  if (!isRecord(value)) return false
  const client = value['SignClient']
  return typeof client === 'function' && 'init' in client && typeof client.init === 'function'
}
