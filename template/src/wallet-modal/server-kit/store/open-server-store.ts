import { readEnvironment } from '../http/environment'
import { createStore } from './create-store'
import type { ServerStore, StoreLayout } from './server-store'
import type { StoreParts } from './store-parts'

type Opener = (address: string, layout: StoreLayout, now: () => number) => Promise<StoreParts>

const redis: Opener = async (...args) => (await import('./redis-store')).openRedisParts(...args)
const postgres: Opener = async (...args) => (await import('./postgres-store')).openPostgresParts(...args)
const memory: Opener = async (_address, _layout, now) => (await import('./memory-store')).openMemoryParts(now)
const folder: Opener = async (...args) => (await import('./folder-store')).openFolderParts(...args)

const openers: Record<string, Opener> = {
  'redis:': redis,
  'rediss:': redis,
  'postgres:': postgres,
  'postgresql:': postgres,
  'memory:': memory,
}

/** The scheme of an address with its colon; undefined for a folder. A single letter is a drive of Windows, not a scheme. */
export function schemeOf(address: string): string | undefined {
  return /^[a-z][a-z0-9+.-]+:/i.exec(address)?.[0].toLowerCase()
}

function openerOf(address: string, { title }: StoreLayout): Opener {
  const scheme = schemeOf(address)
  if (scheme === undefined) return folder
  const opener = openers[scheme]
  // The message leaves the address out, because the address may contain a password.
  if (!opener)
    throw new Error(
      `The ${title} cannot be kept at a ${scheme} address. Use a folder, redis://, rediss://, postgres:// or memory:`,
    )
  return opener
}

/**
 * Opens the store at an address: a folder on disk (one machine), `redis://`, `rediss://` or `postgres://` (any number of machines),
 * or `memory:` (lost when the process ends). The first use opens the connection.
 * @param address default: the environment variable of the layout, else the folder of the layout
 * @param now milliseconds since the epoch
 * @throws Error for an address of another kind
 */
export function openServerStore(
  address: string | undefined,
  layout: StoreLayout,
  now: () => number = Date.now,
): ServerStore {
  const place = address ?? readEnvironment(layout.variable) ?? layout.folder
  const open = openerOf(place, layout)
  return createStore(() => open(place, layout, now), now, layout.title)
}
