import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildHost, type HostBuilds } from './host-build'

declare module 'vitest' {
  interface ProvidedContext {
    host: HostBuilds
  }
}

/** Builds the host app once for all files, and leaves nothing behind. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-modal-host-'))
  project.provide('host', await buildHost(folder))
  return () => rm(folder, { recursive: true, force: true })
}
