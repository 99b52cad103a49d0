import { posix } from 'node:path'
import { publicEnv } from '../../host/framework'
import type { HostProject } from '../../host/project'
import type { Format } from '../../merge/merge-changes'
import type { Change, Local } from '../../plan/plan'
import { projectIdName, withVariable } from '../../wire/env-example'
import type { Inserted } from '../../wire/insert-provider'
import { importPath } from '../../wire/import-path'
import type { Anchor } from '../../wire/places'
import { styleOfSource } from '../../wire/source-style'
import { providerName, walletFile } from '../../wire/wallet-file'
import type { RunContext } from '../context'
import type { CreateInput } from './create-input'
import { followFormat } from './follow-format'
import { readLocal } from '../read-local'
import { walletPlace } from './wallet-place'
import type { Wiring } from './wiring'

/** The changes outside the copied folder, and their summary. */
export interface WiringDraft {
  wiring: Wiring
  changes: Change[]
  local: Map<string, Local>
}

/** Plans the changes that make the project's own code use the copy. */
export type Wire = (
  host: HostProject,
  place: { target: string; chains: readonly string[]; format: Format | null },
  input: CreateInput,
  context: RunContext,
) => Promise<WiringDraft>

const example = '.env.example'

/**
 * Plans how the project's code uses the copy. Changes a file of the team only with `--wire`, or after the user has seen the change and
 * agreed.
 */
export async function draftWiring(
  host: HostProject,
  { target, chains, format }: { target: string; chains: readonly string[]; format: Format | null },
  input: CreateInput,
  context: RunContext,
): Promise<WiringDraft> {
  const { fs } = context
  const place = input.wire === false ? null : await walletPlace(fs, host, target)
  const watched = [example, ...(place ? [place.path] : []), ...(host.entry === null ? [] : [host.entry])]
  const local = await readLocal(fs, host.root, watched)
  const entryText = textAt(local, host.entry)
  const changes: Change[] = []
  if (place && !place.isThere) {
    const options = { ...host, chains, folder: posix.basename(target), projectId: input.projectId }
    const written = walletFile({ ...options, style: styleOfSource(entryText ?? '') })
    const text = await followFormat(place.path, { before: null, after: written }, format)
    changes.push({ path: place.path, action: 'add', reason: 'wired', bytes: encode(text) })
  }
  const variable = place ? variableOf(host) : null
  const line = variable === null ? null : exampleWith(variable, local, input.projectId)
  if (line) changes.push(line)
  const wiring = await wireEntry(host, place?.path ?? null, entryText, { input, context, format })
  if (wiring.state === 'wired' && wiring.text !== null && host.entry !== null)
    changes.push({ path: host.entry, action: 'update', reason: 'wired', bytes: encode(wiring.text) })
  const { text: _, ...report } = wiring
  return { wiring: { ...report, variable }, changes, local }
}

/**
 * Plans the change of the entry file, which adds the provider.
 * @param before the text of the entry file; `null` if there is no entry file
 */
export async function wireEntry(
  host: HostProject,
  file: string | null,
  before: string | null,
  { input, context, format }: { input: CreateInput; context: RunContext; format: Format | null },
): Promise<Omit<Wiring, 'variable'> & { text: string | null }> {
  const { prompter, progress } = context
  const { entry } = host
  const open = { file, entry, state: 'open', why: null, diff: null, text: null } as const
  if (file === null) return { ...open, why: input.wire === false ? null : 'its usual names are taken' }
  const anchor = anchorOf(host)
  if (entry === null || before === null || anchor === null)
    return { ...open, why: 'there is no file for it that is known' }
  // The parser is big and most runs do not need it, so it is loaded only here.
  const { insertProvider } = await import('../../wire/insert-provider')
  const result: Inserted = insertProvider(before, { anchor, name: providerName, from: importPath(file, entry) })
  if (result.kind === 'present') return { ...open, state: 'present' }
  if (result.kind === 'unclear') return { ...open, why: result.why }
  const { unifiedDiff } = await import('../../wire/unified-diff')
  const text = await followFormat(entry, { before, after: result.text }, format)
  const diff = unifiedDiff(entry, before, text)
  if (input.wire) progress(`Changing ${entry}:\n${diff}`)
  const consent = input.wire ?? (await prompter?.confirm('wire', true, diff)) ?? false
  return { ...open, diff, ...(consent ? { state: 'wired', text } : {}) }
}

/** Returns the part of the project's root file that the provider has to wrap. */
function anchorOf({ framework, router }: HostProject): Anchor | null {
  if (framework === 'next') return router === 'pages' ? 'page' : 'children'
  if (framework === 'react-router' || framework === 'remix') return 'outlet'
  return framework === 'vite' || framework === 'rsbuild' || framework === 'webpack' ? 'mount' : null
}

function variableOf({ framework }: HostProject): string | null {
  const env = publicEnv(framework)
  return env && `${env.prefix}${projectIdName}`
}

/** Adds a line to `.env.example`. If the file does not exist, creates it only if the user has a project id. */
function exampleWith(name: string, local: ReadonlyMap<string, Local>, projectId: string | undefined): Change | null {
  const there = textAt(local, example)
  if ((there === null && projectId === undefined) || local.get(example)?.kind === 'other') return null
  const comment = 'Project id of the wallet modal, for phones, the directory of wallets and prices'
  const text = withVariable(there ?? '', name, projectId ?? '', comment)
  if (text === null) return null
  return { path: example, action: there === null ? 'add' : 'update', reason: 'wired', bytes: encode(text) }
}

function textAt(local: ReadonlyMap<string, Local>, path: string | null): string | null {
  const found = path === null ? undefined : local.get(path)
  return found?.kind === 'file' ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(found.bytes) : null
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
