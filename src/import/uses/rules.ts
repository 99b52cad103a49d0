import type { ComponentMatch } from './component-rule'
import type { HookMatch } from './hook-rule'
import type { UseRule } from './use'

/** What of a kit has an exact match: hooks and components by the kit's names, and elements that need no import. */
export interface KitRules {
  hooks: Readonly<Record<string, HookMatch>>
  components: Readonly<Record<string, ComponentMatch>>
  /** Custom elements by their tags. */
  elements: Readonly<Record<string, ComponentMatch>>
  /** Hooks that need a rule of their own. */
  special?: Readonly<Record<string, UseRule>>
  /** Why well-known names have no match. */
  why: Readonly<Record<string, string>>
}
