import type { Code } from './source/portable'
import { lineOf, type Value } from './source/values'
import type { KitId } from './kit-ids'

/** A part of the kit's code that was not understood, or that has no exact equivalent in the modal. */
export interface Unmatched {
  /** The code as the file has it. */
  what: string
  file: string
  /** The line number, from 1. */
  line: number
  why: string
}

/** A network of the kit's setup, by the place from which the modal's options take it. */
export type ImportedNetwork = {
  /** The name of the network in the modal's options. */
  name: string
} & (
  | { kind: 'ours' }
  /** A chain object of viem, which the modal's options accept without a change. */
  | { kind: 'package'; from: string }
  /** A chain object that a file of the project exports. */
  | { kind: 'project'; file: string; exported: string }
  /** A network definition that is copied into the file with the modal's options. */
  | { kind: 'own'; code: Code }
)

/** A unit that the copy needs, and the reason in the kit's setup. */
export interface ChosenUnit {
  id: string
  why: string
}

/** An option of `createWalletModal` that is carried over from the kit's setup. */
export interface ImportedOption {
  name: string
  code: Code
}

export type AdapterId = 'wagmi' | 'ethers' | 'ethers5' | 'solana' | 'bitcoin'

/** The setup of a kit, in the form that `createWalletModal` takes. The setups of all kits are read into this form. */
export interface ImportedSetup {
  kit: KitId
  /** The file and line of the setup. */
  at: { file: string; line: number }
  adapters: AdapterId[]
  networks: ImportedNetwork[]
  /** The name of the default network in `networks`; `null` when the setup has no default. */
  defaultNetwork: string | null
  projectId: Code | null
  themeMode: 'light' | 'dark' | null
  /** The entries of the option `themeVariables`. */
  themeVariables: { name: string; code: Code }[]
  /** The entries of the option `features`. */
  features: ImportedOption[]
  /** All other options, in the order in which the modal's options list them. */
  options: ImportedOption[]
  /** The function of the modal that creates the value of the option `siwx`; `null` without sign-in. */
  signIn: 'cloudSiwx' | 'localSiwx' | null
  units: ChosenUnit[]
  unmatched: Unmatched[]
}

/** Returns an empty setup, to which the reader of a kit adds the options, networks and units. */
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

/** Creates an entry for code without an exact equivalent. The entry shows only the first line of long code. */
export function unmatchedAt(value: Value, why: string): Unmatched {
  const code = value.file.text.slice(value.node.start, value.node.end)
  const [first = '', ...more] = code.split(/\r?\n/)
  const shown = first.length > 80 ? `${first.slice(0, 79)}…` : more.length > 0 ? `${first.trimEnd()} …` : first
  return { what: shown, file: value.file.path, line: lineOf(value), why }
}

/** Adds a unit with a reason, unless the unit is already chosen. */
export function chooseUnit(setup: ImportedSetup, id: string, why: string): void {
  if (!setup.units.some((unit) => unit.id === id)) setup.units.push({ id, why })
}
