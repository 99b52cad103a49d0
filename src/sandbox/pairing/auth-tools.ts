import { createRequire } from 'node:module'
import { isRecord } from '../json'
import { findSignClient } from './sign-client'
import type { AuthPayload, Cacao } from './pairing-client'

/** The functions that a wallet needs for a sign-in. They are in a separate package of the pairing kit. */
export interface AuthTools {
  /** Returns the part of the app's request that the wallet grants: only these chains, and only these methods in the resources. */
  populateAuthPayload(wish: {
    readonly authPayload: AuthPayload
    readonly chains: readonly string[]
    readonly methods: readonly string[]
  }): AuthPayload
  buildAuthObject(payload: AuthPayload, signature: { readonly t: 'eip191'; readonly s: string }, iss: string): Cacao
  getRecapFromResources(resources: readonly string[] | undefined): string | undefined
  getMethodsFromRecap(recap: string): readonly string[]
  /** Returns the topic on which an answer to a public key is sent. */
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
 * Loads the functions from the package that belongs to the kit's client.
 * @throws if the kit is not installed, or does not have the functions
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
