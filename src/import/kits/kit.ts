import type { SyntaxNode } from '../../wire/syntax'
import type { ImportedSetup } from '../imported-setup'
import type { ProjectSources } from '../source/project-sources'
import type { SourceFile, Variable } from '../source/source-file'
import type { Field, Value } from '../source/values'

/** The facts about a project from which the reader of a kit reads the setup. */
export interface KitContext {
  sources: ProjectSources
  /** The files that use the kit or wagmi. */
  files: readonly SourceFile[]
  /** The version ranges of the packages in package.json, by package name. */
  packages: ReadonlyMap<string, string>
  isKit: (from: string) => boolean
  /** Whether package.json names viem, or wagmi 2 or later, which always comes with viem. */
  hasViem: boolean
}

/** The wagmi config of the project, as the kit's setup creates it. */
export interface ConfigPlan {
  file: SourceFile
  /** The variable that holds the config, or the kit's object that has the config as a property. */
  variable: Variable
  /** The property of the variable that holds the config; `null` when the variable itself holds the config. */
  member: string | null
  /** The kit's call that creates the config; `null` when wagmi's own `createConfig` creates the config, which then stays. */
  call: Value | null
  /** The chains of the config, as expressions. */
  chains: readonly Value[]
  /** The fields of the kit's call that are passed to wagmi's `createConfig` instead. */
  kept: readonly Field[]
}

/**
 * A provider of the kit to replace. The element `outer` and its descendants down to `inner` are removed, and the children of `inner` stay.
 */
export interface ProviderPlan {
  file: SourceFile
  outer: SyntaxNode
  inner: SyntaxNode
}

/** The result of reading a kit: the setup, and the places in the code that belong to the setup. */
export interface KitReading {
  setup: ImportedSetup
  /** The expressions and elements of the setup. Uses of the kit inside them need no replacement of their own. */
  own: Value[]
  /** The statements that only set the kit up, and are removed with the kit. */
  statements: { file: SourceFile; statement: SyntaxNode }[]
  provider: ProviderPlan | null
  config: ConfigPlan | null
  /** The variable that holds the kit's modal object, whose methods other code may call. */
  modal: { file: SourceFile; variable: Variable } | null
  /** Whether the modal and the kit share their connections, so that the app can use both until the kit is removed. */
  isShared: boolean
  /** The reason why no code may be replaced; `null` when code may be replaced. */
  blocked: string | null
}

/** Reads the setup of a kit. Returns `null` when the project has no setup of this kit. */
export type KitReader = (context: KitContext) => KitReading | null
