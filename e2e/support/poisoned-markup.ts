import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject } from 'vitest'
import type { HostConfig } from '../host/config'
import { sandboxNetworks } from './networks'
import type { World } from './world'

/** Renders the host app in a process of its own, in which every browser global throws. */
export async function renderPoisoned(world: World, config: Partial<HostConfig> = {}): Promise<string> {
  const script = fileURLToPath(new URL('render-poisoned.mjs', import.meta.url))
  const full = { networks: sandboxNetworks(world.endpoints), ...config }
  const server = join(inject('host').server, 'server.mjs')
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, server, JSON.stringify(full)])
  expect(stderr).toBe('')
  return stdout
}
