import type { Write } from '../../apply/apply'
import type { Dependency } from '../../emit/package-json'
import type { Framework } from '../../host/framework'
import type { HostProject } from '../../host/project'
import { sha256 } from '../../hash'
import { manifestName } from '../../manifest/manifest'
import { plan, type Change, type Local } from '../../plan/plan'
import { conflictError, refuseNonFiles } from './consent'
import type { RunContext } from '../context'
import type { Choices, CreateInput } from './create-input'
import { readLocal } from '../read-local'
import type { Wiring } from './wiring'

/** A planned copy that is not written yet. */
export interface Draft {
  project: string
  /** The folder of the modal's source, inside the project. */
  target: string
  framework: Framework
  choices: Choices
  changes: Change[]
  local: ReadonlyMap<string, Local>
  added: Dependency[]
  /** The facts that were detected about the project, and how its code uses the copy. Both are `null` for a new app. */
  host: HostProject | null
  wiring: Wiring | null
  warnings: string[]
  /**
   * The path of this package's tarball in the app, if no registry has the package; otherwise `null`. The tarball is packed when the files
   * are written.
   */
  vendored: string | null
}

/** Plans a first copy. If existing files would be replaced, asks for consent; throws `WM_DIR_CONFLICT` without consent. */
export async function planFirstCopy(
  project: string,
  tree: ReadonlyMap<string, Uint8Array>,
  blockers: readonly string[],
  input: CreateInput,
  { fs, prompter }: RunContext,
): Promise<{ changes: Change[]; local: Map<string, Local> }> {
  const ours = await readLocal(fs, project, tree.keys())
  const arrive = (overwrite: boolean): Change[] => plan({ base: new Map(), ours, theirs: tree, overwrite })
  const careful = arrive(false)
  refuseNonFiles(careful)
  const isFree = blockers.length === 0 && careful.every(({ action }) => action !== 'conflict')
  if (isFree) return { changes: careful, local: ours }
  const refusal = conflictError(project, blockers, careful)
  const consent = input.overwrite ?? (await prompter?.confirm('overwrite', false, refusal.message)) ?? false
  if (!consent) throw refusal
  return { changes: arrive(true), local: ours }
}

/** Returns the files to write, in this order: sources, package.json, manifest. The manifest is last. */
export function writesOf({ changes, local, target }: Draft): Write[] {
  const rank = (path: string): number => (path === `${target}/${manifestName}` ? 2 : path === 'package.json' ? 1 : 0)
  return changes
    .filter(({ action }) => action === 'add' || action === 'update' || action === 'remove')
    .map(({ path, bytes = null }): Write => {
      const mine = local.get(path)
      return { path, bytes, before: mine?.kind === 'file' ? sha256(mine.bytes) : null }
    })
    .sort((a, b) => rank(a.path) - rank(b.path))
}
