import type { Chunk } from '../../src/size/chunk'
import { weighPhases, type Phase } from '../../src/size/phases'

/** The phases of the wallet frame. Their paths start at the folder of the frame. */
export const framePhases: readonly Phase[] = [
  { title: 'READY', always: ['main.ts'], some: [] },
  // The unit of the social logins says which providers there are as soon as the wallet has loaded.
  { title: 'answering', always: ['wallet.ts'], some: [/^logins\/social\/tell-offered\.ts$/] },
  { title: 'opening', always: ['custody/key-store.ts'], some: [] },
]

/** Measures a build. Throws when no chunk has a module of a phase: then the module has moved, and its chunk would count as loaded on demand. */
export function sizesOf(chunks: readonly Chunk[], phases: readonly Phase[]): number[] {
  const { sizes, missing } = weighPhases(chunks, phases)
  if (missing.length > 0) throw new Error(`No chunk has ${missing.join(' or ')}`)
  return sizes
}
