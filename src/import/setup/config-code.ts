import { styleOfSource } from '../../wire/source-style'
import { nameOf } from '../../wire/syntax'
import type { ImportedNetwork } from '../imported-setup'
import type { ConfigPlan } from '../kits/kit'
import { isCode, portable, type Code, type NeededImport } from '../source/portable'
import type { ProjectSources } from '../source/project-sources'
import { packageImport, textOf, variableNamed, type Value } from '../source/values'
import { aligned } from '../edit/aligned'
import type { FileEdits } from '../edit/file-edits'
import { importPath } from '../../wire/import-path'

/** Import specifiers of modules that export viem's chains under viem's names. */
const chainModules = /^(viem|wagmi|@wagmi\/core|@wagmi)\/chains$/

/**
 * Returns the call of wagmi's `createConfig` that replaces the kit's call in the same file; `null` when a chain cannot be named there, or
 * when an option of the call is written in another file.
 */
export function configInPlace(sources: ProjectSources, plan: ConfigPlan, edits: FileEdits): string | null {
  const { file } = plan
  const { indent, newline } = styleOfSource(file.text)
  const chains = plan.chains.map((chain) => chainInFile(sources, chain, edits))
  if (chains.includes(null) || chains.length === 0) return null
  const kept = plan.kept.map((field) => ({
    name: field.name,
    text: textOf(field),
    isHere: field.file.path === file.path,
  }))
  if (kept.some(({ isHere }) => !isHere)) return null
  const create = wagmiName(edits, 'createConfig')
  const http = kept.some(({ name }) => name === 'transports') ? 'http' : wagmiName(edits, 'http')
  const names = chains.flatMap((chain) => chain ?? [])
  return configText(create, http, names, kept).replaceAll('\n', newline).replaceAll('  ', indent)
}

/**
 * Returns the local name of a wagmi function in the file. wagmi, @wagmi/core and viem export the same function, so an import from any of
 * them is used; without one, an import is added.
 */
function wagmiName(edits: FileEdits, name: string): string {
  const present = [...edits.file.imports.values()].find(
    ({ imported, from }) => imported === name && /^(wagmi|@wagmi\/core|viem)$/.test(from),
  )
  return present?.local ?? edits.add(name, 'wagmi')
}

/**
 * Returns the local name of a chain in the file of the config, and adds its import if necessary; `null` when the chain cannot be imported.
 */
function chainInFile(sources: ProjectSources, chain: Value, edits: FileEdits): string | null {
  const isName = chain.node.type === 'Identifier'
  if (isName && chain.file.path === edits.file.path) return nameOf(chain.node)
  const imported = packageImport(sources, chain)
  if (imported) return edits.add(imported.imported, chainModules.test(imported.from) ? imported.from : 'viem/chains')
  const found = isName ? variableNamed(sources, chain.file, nameOf(chain.node)) : null
  if (!found?.variable.isExported) return null
  return edits.add(found.variable.name, importPath(found.file.path, edits.file.path))
}

/**
 * Returns the call of wagmi's `createConfig` for the file with the modal's options; `null` when the call cannot be written there.
 */
export function configElsewhere(
  sources: ProjectSources,
  plan: ConfigPlan,
  networks: readonly ImportedNetwork[],
  isKit: (from: string) => boolean,
): Code | null {
  const imports: NeededImport[] = ['createConfig', 'http'].map((name) => ({
    imported: name,
    local: name,
    from: { package: 'wagmi' },
  }))
  const names: string[] = []
  for (const chain of plan.chains) {
    const imported = packageImport(sources, chain)
    if (imported) {
      const from = chainModules.test(imported.from) ? imported.from : 'viem/chains'
      imports.push({ imported: imported.imported, local: imported.imported, from: { package: from } })
      names.push(imported.imported)
      continue
    }
    const found = chain.node.type === 'Identifier' ? variableNamed(sources, chain.file, nameOf(chain.node)) : null
    const known = networks.find(({ name }) => name === found?.variable.name)
    if (!known) return null
    names.push(known.name)
  }
  const kept: { name: string; text: string }[] = []
  for (const field of plan.kept) {
    const code = portable(sources, field, isKit)
    if (!isCode(code)) return null
    imports.push(...code.imports)
    kept.push({ name: field.name, text: code.text })
  }
  return { text: configText('createConfig', 'http', names, kept), imports }
}

function configText(
  create: string,
  http: string,
  chains: readonly string[],
  kept: readonly { name: string; text: string }[],
): string {
  const transports = kept.some(({ name }) => name === 'transports')
    ? []
    : ['  transports: {', ...chains.map((chain) => `    [${chain}.id]: ${http}(),`), '  },']
  return [
    `${create}({`,
    `  chains: [${chains.join(', ')}],`,
    ...transports,
    ...kept.map(({ name, text }) => `  ${name}: ${aligned(text, '  ')},`),
    '})',
  ].join('\n')
}
