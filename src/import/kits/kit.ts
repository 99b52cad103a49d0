import type { SyntaxNode } from '../../wire/syntax'
import type { ImportedSetup } from '../imported-setup'
import type { ProjectSources } from '../source/project-sources'
import type { SourceFile, Variable } from '../source/source-file'
import type { Field, Value } from '../source/values'

/** What a reader of a kit needs to know about the project. */
export interface KitContext {
  sources: ProjectSources
  /** All files that import something of the kit, or of wagmi. */
  files: readonly SourceFile[]
  /** The packages of package.json with their ranges. */
  packages: ReadonlyMap<string, string>
  isKit: (from: string) => boolean
  /** Whether the project has viem. */
  hasViem: boolean
}

/** The wagmi config of the project. */
export interface ConfigPlan {
  file: SourceFile
  /** The variable that holds the config, or the kit's object with the config in it. */
  variable: Variable
  /** The property of the variable that is the config; `null` when the variable itself is. */
  member: string | null
  /** The call that the kit makes the config with; `null` when it is wagmi's own, which stays. */
  call: Value | null
  /** The chains of the config, as expressions. */
  chains: readonly Value[]
  /** The fields that wagmi's `createConfig` takes over. */
  kept: readonly Field[]
}

/** An element that has to go, with all elements down to `inner`: the children of `inner` stay. */
export interface ProviderPlan {
  file: SourceFile
  outer: SyntaxNode
  inner: SyntaxNode
}

/** What a reader has found: the setup, and the places in the code that are the setup. */
export interface KitReading {
  setup: ImportedSetup
  /** Expressions and elements in which names of the kit are part of the setup. */
  own: Value[]
  /** Statements that only set the kit up. */
  statements: { file: SourceFile; statement: SyntaxNode }[]
  provider: ProviderPlan | null
  config: ConfigPlan | null
  /** The variable with the kit's modal, whose methods may be called elsewhere. */
  modal: { file: SourceFile; variable: Variable } | null
  /** Whether the modal and the kit share their connections, so that both can be in the app for some time. */
  isShared: boolean
  /** Why nothing may be replaced; `null` when something may. */
  blocked: string | null
}

/** Reads the setup of a kit; `null` when the project has none. */
export type KitReader = (context: KitContext) => KitReading | null
