import { importPath } from '../wire/import-path'
import { lostExports } from './edit/check-result'
import type { FileEdits } from './edit/file-edits'
import { leftImports } from './edit/left-imports'
import { ProjectEdits } from './edit/project-edits'
import { readSetup } from './find-setup'
import type { KitId } from './kit-ids'
import { unmatchedAt, type ImportedSetup, type Unmatched } from './imported-setup'
import type { KitReading } from './kits/kit'
import { kitTitle, removedWith } from './kits/kit-packages'
import { referencesTo } from './source/names'
import type { ProjectSources } from './source/project-sources'
import { lineAt, type SourceFile } from './source/source-file'
import { placeConfig, applyConfig, type ConfigPlace, type PlacedConfig } from './setup/place-config'
import { removeKit } from './setup/remove-kit'
import { swapNetworks } from './setup/swap-networks'
import { findUses, isWithin, kitNetworks, type FoundMatch, type FoundUses } from './uses/find-uses'
import type { ModalPaths } from './uses/use'

/** A use of the kit that the import replaces. */
export interface Replaced {
  file: string
  /** The line number before the import, from 1. */
  line: number
  what: string
  becomes: string
}

/** The changes that an import makes to the code of a project. */
export interface ImportPlan {
  setup: ImportedSetup
  config: PlacedConfig | null
  /** The new texts of changed files, by path. */
  texts: ReadonlyMap<string, string>
  replaced: Replaced[]
  unmatched: Unmatched[]
  /** The file in which the modal's provider replaces the kit's provider; `null` when the modal's provider is not in the app yet. */
  provider: string | null
  /** Whether the import removes all code of the kit. */
  isExact: boolean
}

/** The paths of the copied modal and of its options, and whether project code may change. */
export interface ImportPlaces {
  /** The folder of the copied modal. */
  target: string
  /** The file with the modal's options. */
  wallet: string
  /** Whether the code of the project may change. */
  mayReplace: boolean
}

/**
 * Plans the import of a kit's setup and the changes of all files that use the kit. Returns `null` when the project has no setup of this
 * kit.
 */
export function planImport(
  sources: ProjectSources,
  kit: KitId,
  packages: ReadonlyMap<string, string>,
  places: ImportPlaces,
): ImportPlan | null {
  const found = readSetup(sources, kit, packages)
  if (!found) return null
  const { reading, files } = found
  const isKit = removedWith(kit, packages)
  const uses = findUses(sources, files, { kit, isKit }, reading)
  const hasViem = packages.has('viem') || packages.has('wagmi')
  const attempt: Attempt = { sources, kit, reading, files, uses, isKit, hasViem, places, paths: pathsFor(places) }
  const mayGo = places.mayReplace && reading.blocked === null && uses.unmatched.length === 0
  const whole = mayGo ? tryWhole(attempt) : []
  return Array.isArray(whole) ? keepKit(attempt, whole) : whole
}

interface Attempt {
  sources: ProjectSources
  kit: KitId
  reading: KitReading
  files: readonly SourceFile[]
  uses: FoundUses
  isKit: (from: string) => boolean
  hasViem: boolean
  places: ImportPlaces
  paths: ModalPaths
}

function pathsFor({ target, wallet }: ImportPlaces): ModalPaths {
  return {
    modal: ({ path }) => importPath(target, path),
    wallet: ({ path }) => importPath(wallet, path),
  }
}

/**
 * Plans to remove the kit and to replace all of its uses. When a part of the kit's code cannot be replaced, returns the entries for the
 * report that `keepKit` does not find itself.
 */
function tryWhole(attempt: Attempt): ImportPlan | Unmatched[] {
  const { reading, files, uses, isKit, paths, sources, hasViem, places } = attempt
  const { setup, config } = reading
  const edits = new ProjectEdits()
  const place: ConfigPlace = { sources, setup, own: reading.own, isKit, paths, isExact: true }
  const placed = config && placeConfig(config, place)
  if (setup.adapters.includes('wagmi') && (placed === null || typeof placed === 'string')) return []
  for (const file of files) {
    const modal = importPath(places.target, file.path)
    swapNetworks(edits.of(file), { hasViem: hasViem && setup.adapters.includes('wagmi'), modal })
  }
  for (const file of files) dropImports(attempt, edits.of(file))
  for (const { file, match } of uses.matches) match.apply(edits.of(file), paths)
  if (config && placed !== null && typeof placed !== 'string') {
    const unmatched = applyConfig(config, placed, edits, place)
    if (unmatched.length > 0) return unmatched
  }
  removeKit(reading, files, isKit, paths, edits)
  const texts = textsOf(sources, edits, isKit)
  if (Array.isArray(texts)) return texts
  const left = sources.paths.flatMap((path) =>
    leftImports(sources, attempt.kit, isKit, path, texts.get(path) ?? sources.textOf(path)),
  )
  if (left.length > 0) return left.filter(({ file }) => !sources.unreadable.has(file))
  return {
    setup,
    config: typeof placed === 'string' ? null : placed,
    texts,
    replaced: replacedBy(uses.matches),
    unmatched: inOrder(setup.unmatched),
    provider: reading.provider?.file.path ?? null,
    isExact: true,
  }
}

/**
 * Plans to keep the kit beside the modal. If both can share the wagmi config, the uses with an exact equivalent are replaced; otherwise no
 * code of the project changes.
 * @param left the entries for the report from the attempt to remove the kit
 */
function keepKit(attempt: Attempt, left: readonly Unmatched[]): ImportPlan {
  const { reading, uses, isKit, paths, sources, places } = attempt
  const { setup, config } = reading
  const place: ConfigPlace = { sources, setup, own: reading.own, isKit, paths, isExact: false }
  const placed = config && placeConfig(config, place)
  const shares = reading.isShared && placed !== null && typeof placed !== 'string'
  const unmatched = [...setup.unmatched, ...uses.unmatched, ...left]
  if (config && typeof placed === 'string')
    unmatched.push({
      what: config.variable.name,
      file: config.file.path,
      line: lineAt(config.file.text, config.variable.declarator.start),
      why: `the modal cannot share this wagmi config, because ${placed}: export the config from a file without JSX, and pass it to wagmiAdapter in the option adapters`,
    })
  const isChanged = places.mayReplace && reading.blocked === null && shares
  const edits = new ProjectEdits()
  if (isChanged) {
    for (const { file, match } of uses.matches) match.apply(edits.of(file), paths)
    if (config) applyConfig(config, placed, edits, place)
  }
  const changed = isChanged ? textsOf(sources, edits, isKit) : []
  const texts = Array.isArray(changed) ? new Map<string, string>() : changed
  const replaced = Array.isArray(changed) ? [] : uses.matches
  for (const { file, match } of uses.matches.filter((one) => !replaced.includes(one)))
    unmatched.push({
      what: match.what,
      file: file.path,
      line: lineAt(file.text, match.node.start),
      why: whyKept(attempt, match.becomes),
    })
  return {
    setup,
    // A config that moves into the file with the modal's options is imported from there by the project's code, so the move needs the
    // consent to change this code.
    config: placed === null || typeof placed === 'string' || (placed.kind === 'own' && !isChanged) ? null : placed,
    texts,
    replaced: replacedBy(replaced),
    unmatched: inOrder(unmatched),
    provider: null,
    isExact: false,
  }
}

/**
 * Drops imports of the kit when all of their uses are replaced or belong to the setup, so that new imports can use the same local names.
 */
function dropImports({ reading, uses, isKit }: Attempt, edits: FileEdits): void {
  const { file } = edits
  for (const imported of file.imports.values()) {
    if (!isKit(imported.from) || imported.from === kitNetworks) continue
    const replaced = uses.matches.filter((one) => one.imported === imported).length
    const left = referencesTo(file.program, imported.local).filter(
      ({ node, around }) =>
        !isWithin(file, node, reading.own) && !around.some(({ type }) => type === 'JSXClosingElement'),
    )
    if (left.length === replaced) edits.drop(imported)
  }
}

function whyKept({ reading, places, kit }: Attempt, becomes: string): string {
  if (!places.mayReplace) return `this run changes no code of the project: replace this use with ${becomes} by hand`
  if (reading.blocked !== null)
    return `the import does not replace this use with ${becomes}, because ${reading.blocked}`
  return `the import replaces this use with ${becomes} only together with all other uses of ${kitTitle(kit)}: replace the other listed uses first`
}

/**
 * Returns the new texts of the changed files. When a new text has a syntax error or lacks an export that another file imports, returns the
 * entries for the report instead.
 */
function textsOf(
  sources: ProjectSources,
  edits: ProjectEdits,
  isKit: (from: string) => boolean,
): Map<string, string> | Unmatched[] {
  const texts = new Map<string, string>()
  for (const file of edits.changed) {
    const text = file.text(isKit)
    if (text === null) return []
    if (text !== file.file.text) texts.set(file.file.path, text)
  }
  const lost = lostExports(sources, texts)
  return lost.length === 0
    ? texts
    : lost.map((one) =>
        unmatchedAt(
          one,
          'this statement needs an export that the import removes: delete the statement before the import',
        ),
      )
}

function replacedBy(matches: readonly FoundMatch[]): Replaced[] {
  return inOrder(
    matches.map(({ file, match: { what, becomes, node } }) => {
      return { file: file.path, line: lineAt(file.text, node.start), what, becomes }
    }),
  )
}

function inOrder<Entry extends { file: string; line: number }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
}
