import { join } from 'node:path'
import type { Facts } from '../doctor/facts'
import type { FileSystem } from '../fs/file-system'
import { readAliases } from '../host/alias'
import { ProjectSources, readProjectSources } from '../import/source/project-sources'
import type { CopyFacts, ModalCall } from './modal-call'
import { readCalls, unknownCall } from './read-calls'
import { readCopyFacts } from './read-copy'
import { viemChains } from './viem-chains'

/** The input of the derivation, read from a project. */
export interface PolicyInput {
  facts: CopyFacts
  calls: ModalCall[]
  /** The reasons why parts of the project could not be read, as sentences. */
  problems: string[]
}

/** The files of the copy that the derivation reads. */
const copied = ['index.ts', 'unit-exports.ts', 'domain/service-hosts.ts', 'services/endpoints.ts']

/**
 * Reads the facts that a policy depends on: the units and hosts of the copy, and the options of each modal that the project creates. Runs
 * no code.
 */
export async function readPolicyInput(
  facts: Pick<Facts, 'fs' | 'project' | 'files' | 'copy' | 'template' | 'units'>,
): Promise<PolicyInput> {
  const { fs, project, files, copy, template, units } = facts
  const target = copy?.target ?? ''
  const aliases = await readAliases(fs, project, files)
  const own = await readProjectSources(fs, project, aliases, target)
  const texts = new Map(own.paths.map((path) => [path, own.textOf(path)]))
  for (const path of copied) {
    const released = template.files.get(`src/wallet-modal/${path}`)
    if (released) texts.set(`${target}/${path}`, new TextDecoder().decode(released))
  }
  const networks = copy ? await namesIn(fs, join(project, target, 'networks')) : []
  for (const path of copy ? [...copied, ...networks.map((name) => `networks/${name}`)] : []) {
    const text = await textIn(fs, join(project, target, path))
    if (text !== null) texts.set(`${target}/${path}`, text)
  }
  for (const [path, text] of await viemChains(own, fs, project)) texts.set(path, text)
  const sources = new ProjectSources(texts, aliases)
  const { calls, problems } = readCalls(sources, target)
  const why = 'no call of createWalletModal was found'
  return {
    facts: { units, ...readCopyFacts(sources, target) },
    calls: calls.length > 0 ? calls : [unknownCall(why)],
    problems: calls.length > 0 ? problems : [...problems, noCall],
  }
}

const noCall =
  'No call of createWalletModal was found in the source of this project, so its options are not known. Call the function by its own name, in a file of this project.'

async function namesIn(fs: FileSystem, folder: string): Promise<string[]> {
  const names = (await fs.kind(folder)) === 'folder' ? await fs.list(folder) : []
  return names.filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
}

async function textIn(fs: FileSystem, path: string): Promise<string | null> {
  return (await fs.kind(path)) === 'file' ? new TextDecoder().decode(await fs.read(path)) : null
}
