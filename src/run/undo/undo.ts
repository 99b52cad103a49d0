import { findProject } from '../../copy/find-copy'
import { readPackageJson } from '../../host/project'
import type { ChangeInput } from '../change-input'
import { emptyChange, type ChangeOutcome } from '../change-outcome'
import type { RunContext } from '../context'
import { settled } from '../outcome'
import { settleUnfinished } from '../settle-unfinished'
import { forgetIfUndone, undoLast } from './undo-last'

export interface UndoInput extends Pick<ChangeInput, 'dryRun' | 'unfinished'> {
  /** Also undoes edits that were made after the run. */
  force?: boolean
}

/** Undoes the last add, remove, update or copy in a project. Never throws and never exits: the outcome has the error. */
export async function runUndo(input: UndoInput, context: RunContext): Promise<ChangeOutcome> {
  return settled(emptyChange('undo', input, context), context.signal, async (outcome) => {
    const { fs, packageRoot, cwd } = context
    outcome.version.cli = String((await readPackageJson(fs, packageRoot)).json['version'])
    const project = await findProject(fs, cwd)
    outcome.project = project
    outcome.recovered = await settleUnfinished(input, context, project)
    if (outcome.recovered !== null) {
      if (outcome.recovered !== 'undone' && input.dryRun !== true) await forgetIfUndone(project, context)
      return
    }
    outcome.repeat = ['undo', ...(input.force === true ? ['--force'] : [])]
    await undoLast(project, { force: input.force === true, dryRun: input.dryRun === true }, context, outcome)
  })
}
