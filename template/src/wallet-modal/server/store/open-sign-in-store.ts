import { readEnvironment } from '../http/environment'
import { createStore } from './create-store'
import type { SignInStore } from './sign-in-store'
import type { StoreParts } from './store-parts'

/** Where sessions are kept unless the environment says otherwise: a folder of this name, where the server was started. */
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
  // A single letter is a drive of Windows.
  const scheme = /^[a-z][a-z0-9+.-]+:/i.exec(address)?.[0].toLowerCase()
  if (scheme === undefined) return folder
  const opener = openers[scheme]
  // The address itself may hold a password.
  if (!opener)
    throw new Error(
      `The sign-in store cannot be kept at a ${scheme} address. Use a folder, redis://, rediss://, postgres:// or memory:`,
    )
  return opener
}

/**
 * The store at an address: a folder on disk (one machine), `redis://` or `rediss://` and `postgres://` (any number of machines)
 * or `memory:` (gone with the process). Nothing is opened before it is used.
 * @param address unless given, what the environment variable SIGN_IN_STORE says, else the folder `.sign-in`
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
