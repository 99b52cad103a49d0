import type { Part } from '../part'
import { configuration } from './configuration'
import { manifests } from './manifests'
import { packages } from './packages'
import { stages } from './stages'
import { trees } from './trees'
import { undoRecords } from './undo-records'

export interface Topic {
  parts: readonly Part[]
  /** The commands that the topic concerns most. */
  commands: readonly string[]
}

/** Every part that a stranger's pull request may bring, by topic. */
export const topics: readonly Topic[] = [
  { parts: manifests, commands: ['update', 'update', 'add', 'remove', 'check', 'diff', 'list'] },
  { parts: stages, commands: ['check', 'update', 'undo', 'link', 'doctor', 'add', 'create'] },
  { parts: undoRecords, commands: ['undo', 'undo', 'update', 'remove', 'check'] },
  { parts: packages, commands: ['add', 'update', 'remove', 'diff', 'check'] },
  { parts: configuration, commands: ['check', 'diff', 'doctor', 'add', 'create', 'update', 'link', 'list'] },
  { parts: trees, commands: ['add', 'update', 'remove', 'undo', 'create', 'link', 'diff'] },
]
