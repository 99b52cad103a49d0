import { readEnvironment } from '../http/environment'
import { createStore } from './create-store'
import type { SignInStore } from './sign-in-store'
import type { StoreParts } from './store-parts'

/** The default store: a folder in the directory where the server was started. */
const defaultFolder = '.sign-in'

type Opener = (address: string, now: () => number) => Promise<StoreParts>

const redis: Opener = async (address, now) => (await import('./redis-store')).openRedisParts(address, now)
const postgres: Opener = async (address, now) => (await import('./postgres-store')).openPostgresParts(address, now)
const memory: Opener = async (_, now) => (await import('./memory-store')).openMemoryParts(now)
const folder: Opener = async (address, now) => (await import('./folder-store')).openFolderParts(address, now)

const openers: Record<string, Opener> = {
  'redis:': redis,
  'rediss:': redis,
  'postgres:': postgres,
  'postgresql:': postgres,
  'memory:': memory,
}

function openerOf(address: string): Opener {
  // A single letter is a drive of Windows, not a scheme.
  const scheme = /^[a-z][a-z0-9+.-]+:/i.exec(address)?.[0].toLowerCase()
  if (scheme === undefined) return folder
  const opener = openers[scheme]
  // The message leaves the address out, because the address may contain a password.
  if (!opener)
    throw new Error(
      `The sign-in store cannot be kept at a ${scheme} address. Use a folder, redis://, rediss://, postgres:// or memory:`,
    )
  return opener
}

/**
 * Opens the store at an address: a folder on disk (one machine), `redis://`, `rediss://` or `postgres://` (any number of machines),
 * or `memory:` (lost when the process ends). The first use opens the connection.
 * @param address default: the environment variable SIGN_IN_STORE, else the folder `.sign-in`
 * @param now milliseconds since the epoch
 * @throws Error for an address of another kind
 */
export function openSignInStore(
  address: string = readEnvironment('SIGN_IN_STORE') ?? defaultFolder,
  now: () => number = Date.now,
): SignInStore {
  const open = openerOf(address)
  return createStore(() => open(address, now), now)
}
