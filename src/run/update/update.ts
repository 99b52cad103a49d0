import { join, resolve } from 'node:path'
import compare from 'semver/functions/compare'
import valid from 'semver/functions/valid'
import { findBase, templateOf } from '../../copy/base'
import type { InstalledCopy } from '../../copy/find-copy'
import type { Template } from '../../emit/template'
import type { Unit } from '../../emit/units'
import { CliError } from '../../errors'
import { verifyCommands } from '../../host/verify-commands'
import { releasedVersions } from '../../history/package-templates'
import type { CopySelection } from '../../manifest/manifest'
import { changelogBetween } from '../../report/changelog'
import { carriedUnits } from '../carried-units'
import { baseMissing, changeCopy, openCopy, rulesFor } from '../change/change-copy'
import type { ChangeInput } from '../change-input'
import { emptyChange, type ChangeOutcome } from '../change-outcome'
import type { RunContext } from '../context'
import { fetchTemplate } from './fetch-template'
import { settled } from '../outcome'
import { repeatChange } from '../change/repeat-change'
import { withUnits } from '../unit-ids'

export interface UpdateInput extends ChangeInput {
  /** The version to update to. Default: the version of this package. */
  version?: string
  /** Reports the changes of an update, and writes nothing. */
  check?: boolean
  base?: string
  /** Limits the update to files that match this glob, which is relative to the copied folder. */
  only?: string
}

/**
 * Merges a newer template into a copy. The exit code is 3 if `check` finds an update, and 5 if conflicts have to be resolved. Never throws
 * and never exits: the outcome has the error.
 */
export async function runUpdate(input: UpdateInput, context: RunContext): Promise<ChangeOutcome> {
  const dryRun = input.dryRun === true || input.check === true
  return settled(emptyChange('update', { dryRun }, context), context.signal, async (outcome) => {
    const copy = await openCopy({ ...input, dryRun }, context, outcome)
    if (!copy) return
    const to = input.version ?? outcome.version.cli
    outcome.version.to = to
    const template = await targetTemplate(to, copy, context)
    const { template: from, selection } = copy.manifest
    if (compare(to, from) < 0) throw older(from, to)
    if (compare(to, from) === 0) return
    outcome.changelog = await changelog(from, to, context)
    const base = await baseOf(copy, input, context)
    outcome.repeat = repeatChange('update', [...(input.version === undefined ? [] : [to]), ...onlyFlag(input)], input)
    const looking = { ...input, dryRun: input.dryRun === true || input.check === true }
    const carried = base === null ? [] : carriedUnits(selection, base, template)
    const rules = await rulesFor(looking, copy, context, outcome)
    const step = {
      command: 'update' as const,
      from: { version: from, template: base, selection },
      to: { version: to, template, selection: withUnits(selection, carried) },
      ...rules,
      removeEdited: false,
      only: input.only,
    }
    if (base === null && input.only !== undefined) throw baseMissing(copy.manifest.template)
    outcome.warnings.push(...goneUnits(selection, template, to), ...carried.map(nowOfItsOwn))
    if (base === null) outcome.warnings.push(withoutBase(from), ...aroundIt(copy))
    const { tests } = step.to.selection
    const { project, target } = copy
    outcome.verify = await verifyCommands(context.fs, project, { manager: outcome.packageManager, target, tests })
    await changeCopy(copy, step, { ...input, dryRun }, context, outcome)
    if (input.check) outcome.exitCode = 3
  })
}

function onlyFlag({ only }: UpdateInput): string[] {
  return only === undefined ? [] : ['--only', only]
}

async function targetTemplate(to: string, copy: InstalledCopy, { fs, packageRoot }: RunContext): Promise<Template> {
  const template = valid(to) === null ? null : await templateOf(fs, packageRoot, to)
  if (template) return template
  const known = await releasedVersions(fs, packageRoot)
  const later = known.filter((version) => compare(version, copy.manifest.template) > 0)
  throw new CliError('WM_VERSION_UNKNOWN', {
    what: `This package does not have the template "${to}".`,
    why: later.length > 0 ? `It has: ${later.join(', ')}.` : 'It only has its own and earlier ones.',
    hint: `For a later one run: create-wallet-modal@${valid(to) ?? 'latest'} update`,
  })
}

async function baseOf(copy: InstalledCopy, input: UpdateInput, context: RunContext): Promise<Template | null> {
  const { fs, packageRoot } = context
  return findBase(copy.manifest, {
    fs,
    packageRoot,
    named: input.base && resolve(context.cwd, input.base),
    fetchTemplate: (version) => fetchTemplate(version, context),
  })
}

async function changelog(from: string, to: string, { fs, packageRoot }: RunContext): Promise<string> {
  const path = join(packageRoot, 'CHANGELOG.md')
  if ((await fs.kind(path)) !== 'file') return ''
  return changelogBetween(new TextDecoder().decode(await fs.read(path)), from, to)
}

/** Returns a warning about chosen units that upstream has removed. Their files are removed. */
function goneUnits({ chains, features }: CopySelection, { units }: Template, to: string): string[] {
  const gone = [...chains, ...features].filter((id) => !units.some((unit) => unit.id === id))
  return gone.length === 0 ? [] : [`The template ${to} no longer has: ${gone.join(', ')}.`]
}

/** Returns the warning that a part of the copy is now a unit, which the team can remove. */
function nowOfItsOwn({ id, title }: Unit): string {
  return `${title}: this is now a unit of its own, which the copy keeps. To leave it out: create-wallet-modal remove ${id}`
}

function older(from: string, to: string): CliError {
  return new CliError('WM_VERSION_UNKNOWN', {
    what: `The copy has the template ${from}, which is later than ${to}.`,
    why: 'Updates only go forward.',
    hint: 'Run: create-wallet-modal@latest update. To take the last update back: create-wallet-modal undo',
  })
}

function withoutBase(version: string): string {
  return `The template ${version} could not be found, so files that both sides changed could not be merged: yours stay, and the new text is beside them as .upstream. What the template no longer has stays, too.`
}

function aroundIt({ manifest: { starter } }: InstalledCopy): string[] {
  return starter === undefined ? [] : ['The starter app around the copy stays as it is.']
}
