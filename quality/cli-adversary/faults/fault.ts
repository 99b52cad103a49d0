import fs from 'node:fs'
import { writeHalf, type DiskCall } from '../kills/disk-calls'

/** A way in which a disk refuses a call. */
export interface Fault {
  name: string
  /** Answers a call; `at` is the number of the call that fails first. */
  meet: (call: DiskCall, number: number, at: number) => unknown
  /** Whether the fault can hit a call. */
  fits: (name: string) => boolean
}

const { writeSync } = fs
const creating = new Set([
  'copyFileSync',
  'linkSync',
  'mkdir',
  'mkdirSync',
  'openSync',
  'symlinkSync',
  'writeFile',
  'writeSync',
])

const once = (code: string): Fault => ({
  name: `${code} once`,
  fits: () => true,
  meet: (call, number, at) => (number === at ? fail(call, code) : call.run()),
})

export const faults: readonly Fault[] = [
  ...['ENOSPC', 'EIO', 'EACCES', 'EMFILE'].map(once),
  {
    name: 'ENOSPC from there on',
    fits: (name) => creating.has(name),
    meet: (call, number, at) => (number >= at && creating.has(call.name) ? fail(call, 'ENOSPC') : call.run()),
  },
  {
    name: 'ENOSPC after half a write',
    fits: (name) => name === 'writeSync',
    meet: (call, number, at) => {
      if (number !== at) return call.run()
      writeHalf(call, writeSync)
      return fail(call, 'ENOSPC')
    },
  },
]

/** Fails as node:fs does, which throws, or as node:fs/promises, which rejects. */
function fail({ name }: DiskCall, code: string): unknown {
  const error = Object.assign(new Error(`${code}: ${name}`), { code })
  if (name.endsWith('Sync')) throw error
  return Promise.reject(error)
}
