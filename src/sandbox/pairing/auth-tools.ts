import { createRequire } from 'node:module'
import { isRecord } from '../json'
import { findSignClient } from './sign-client'
import type { AuthPayload, Cacao } from './pairing-client'

/** The parts of the kit that wallets sign in with; they are in a package of their own. */
export interface AuthTools {
  /** What of the wish the wallet grants: these chains, and these methods in the wish's resources. */
  populateAuthPayload(wish: {
    readonly authPayload: AuthPayload
    readonly chains: readonly string[]
    readonly methods: readonly string[]
  }): AuthPayload
  buildAuthObject(payload: AuthPayload, signature: { readonly t: 'eip191'; readonly s: string }, iss: string): Cacao
  getRecapFromResources(resources: readonly string[] | undefined): string | undefined
  getMethodsFromRecap(recap: string): readonly string[]
  /** The topic that answers to a public key go to. */
  hashKey(publicKey: string): string
}

const names = [
  'populateAuthPayload',
  'buildAuthObject',
  'getRecapFromResources',
  'getMethodsFromRecap',
  'hashKey',
] as const

/**
 * Finds the kit's tools where its client is.
 * @throws when the kit is not installed, or has none
 */
export function findAuthTools(folders: readonly string[]): AuthTools {
  const path = findSignClient(folders)
  const tools: unknown = createRequire(path)('@walletconnect/utils')
  if (isTools(tools)) return tools
  throw new Error(`The pairing kit at ${path} cannot sign in. Install @walletconnect/universal-provider 2.21.8.`)
}

function isTools(value: unknown): value is AuthTools {
  return isRecord(value) && names.every((name) => typeof value[name] === 'function')
}
