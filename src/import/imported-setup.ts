import type { Code } from './source/portable'
import { lineOf, type Value } from './source/values'
import type { KitId } from './kit-ids'

/** Something of a kit that has no exact match, or that was not understood. */
export interface Unmatched {
  /** As it is written in the file. */
  what: string
  file: string
  /** From 1. */
  line: number
  why: string
}

/** A network of the setup. */
export type ImportedNetwork = {
  /** The name by which the options list it. */
  name: string
} & (
  | { kind: 'ours' }
  /** A chain object of viem, which the options take as it is. */
  | { kind: 'package'; from: string }
  /** A chain object that a file of the project exports. */
  | { kind: 'project'; file: string; exported: string }
  /** A definition that is carried over. */
  | { kind: 'own'; code: Code }
)

/** A unit to copy, and what in the setup asks for it. */
export interface ChosenUnit {
  id: string
  why: string
}

/** An option of `createWalletModal`. */
export interface ImportedOption {
  name: string
  code: Code
}

export type AdapterId = 'wagmi' | 'ethers' | 'ethers5' | 'solana' | 'bitcoin'

/** What the setup of any kit is turned into. */
export interface ImportedSetup {
  kit: KitId
  /** The file and line of the setup. */
  at: { file: string; line: number }
  adapters: AdapterId[]
  networks: ImportedNetwork[]
  /** Its name in `networks`. */
  defaultNetwork: string | null
  projectId: Code | null
  themeMode: 'light' | 'dark' | null
  /** Values by their name in `themeVariables`. */
  themeVariables: { name: string; code: Code }[]
  /** Switches of `features`. */
  features: ImportedOption[]
  /** All other options, in the order in which they are written. */
  options: ImportedOption[]
  /** The code for `siwx`, with what it needs of the modal. */
  signIn: 'cloudSiwx' | 'localSiwx' | null
  units: ChosenUnit[]
  unmatched: Unmatched[]
}

/** A setup in which nothing has been found yet. */
export function emptySetup(kit: KitId, at: Value): ImportedSetup {
  return {
    kit,
    at: { file: at.file.path, line: lineOf(at) },
    adapters: [],
    networks: [],
    defaultNetwork: null,
    projectId: null,
    themeMode: null,
    themeVariables: [],
    features: [],
    options: [],
    signIn: null,
    units: [],
    unmatched: [],
  }
}

/** An entry for something that has no match. Long code is cut to its first line. */
export function unmatchedAt(value: Value, why: string, what?: string): Unmatched {
  const code = value.file.text.slice(value.node.start, value.node.end)
  const [first = '', ...more] = code.split(/\r?\n/)
  const shown =
    what ?? (first.length > 80 ? `${first.slice(0, 79)}…` : more.length > 0 ? `${first.trimEnd()} …` : first)
  return { what: shown, file: value.file.path, line: lineOf(value), why }
}

/** Adds a unit with its reason, unless it has been chosen already. */
export function chooseUnit(setup: ImportedSetup, id: string, why: string): void {
  if (!setup.units.some((unit) => unit.id === id)) setup.units.push({ id, why })
}
