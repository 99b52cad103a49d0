import { findCopy, type InstalledCopy } from '../../copy/find-copy'
import { readPackageJson } from '../../host/project'
import type { RunContext } from '../context'
import type { Outcome } from '../outcome'
import { pendingWarnings } from './pending-warning'

/** The outcome of a command that only reads a copy. */
type CopyOutcome = Outcome & { project: string | null; target: string | null }

/**
 * Finds the copy that a command reads. Writes the folder and the versions of the copy into the outcome. Adds a warning if a change of the
 * copy waits for its conflicts.
 * @param dir the folder of the copy, for a project with several copies
 */
export async function openCopy(
  outcome: CopyOutcome,
  dir: string | undefined,
  { fs, packageRoot, cwd }: RunContext,
): Promise<InstalledCopy> {
  const version = String((await readPackageJson(fs, packageRoot)).json['version'])
  const copy = await findCopy(fs, cwd, dir)
  const { project, target, manifest } = copy
  Object.assign(outcome, { project, target, version: { cli: version, from: manifest.template, to: version } })
  outcome.warnings.push(...pendingWarnings(manifest))
  return copy
}
