import type { ComponentMatch } from './component-rule'
import type { HookMatch } from './hook-rule'
import type { UseRule } from './use'

/** The replacements for the hooks, components and elements of a kit, by the kit's names. */
export interface KitRules {
  hooks: Readonly<Record<string, HookMatch>>
  components: Readonly<Record<string, ComponentMatch>>
  /** The custom elements, by tag name. */
  elements: Readonly<Record<string, ComponentMatch>>
  /** The rules for hooks whose replacement a `HookMatch` cannot describe. */
  special?: Readonly<Record<string, UseRule>>
  /** The reasons why well-known names of the kit have no equivalent in the modal. */
  why: Readonly<Record<string, string>>
  /** The reason that is reported for all other names, in place of the usual reason. */
  other?: string
}
