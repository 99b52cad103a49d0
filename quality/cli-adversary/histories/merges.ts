import type { Sides } from '../../../src/merge/merge-texts'
import type { ChangeOutcome } from '../../../src/run/change-outcome'
import { textOf, textWithLineEnds } from '../../../src/text/text-style'
import { app, modal, type Release } from './shop'
import type { MemoryFileSystem } from '../../../src/test-support/memory-file-system'

/** A file that the team and a release have both changed, and what `update` made of it. */
export interface MergeCase {
  name: string
  sides: Sides
  isClean: boolean
  /** The text of a clean merge, with LF. */
  text: string
}

interface Planned {
  path: string
  sides: Sides
}

const registries = /^(adapters|features)\/index\.ts$/

/** The merges that an update from one release to another has to do. */
export async function mergesAhead(disk: MemoryFileSystem, from: Release, to: Release): Promise<Planned[]> {
  const ahead: Planned[] = []
  for (const [name, base] of from.texts) {
    const place = to.renames.get(name) ?? name
    const theirs = to.texts.get(place)
    const at = `${app}/${modal}/${name}`
    if (theirs === undefined || theirs === base || registries.test(name) || (await disk.kind(at)) !== 'file') continue
    const bytes = await disk.read(at)
    const plain = textOf(bytes)
    if (plain === base || plain === theirs) continue
    // If the team has a file at the new place, the file is not moved.
    if (place !== name && (await disk.kind(`${app}/${modal}/${place}`)) !== null) continue
    ahead.push({ path: `${modal}/${place}`, sides: { base, mine: textWithLineEnds(bytes), theirs } })
  }
  return ahead
}

/** What the update made of these merges. */
export async function mergesDone(
  disk: MemoryFileSystem,
  ahead: readonly Planned[],
  { changes }: ChangeOutcome,
): Promise<MergeCase[]> {
  const done: MergeCase[] = []
  for (const { path, sides } of ahead) {
    const change = changes.find((each) => each.path === path)
    const isClean = change?.reason === 'merged'
    const text = isClean ? textOf(await disk.read(`${app}/${path}`)) : ''
    if (change === undefined) throw new Error(`the update says nothing of ${path}`)
    done.push({ name: path, sides, isClean, text })
  }
  return done
}
