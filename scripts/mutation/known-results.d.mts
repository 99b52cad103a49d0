import type { Group } from '../../quality/mutation/kernel.mjs'
import type { Equivalent } from './equivalents.mjs'

export interface Result {
  date: string
  digest: string
  summary: string
}

export function digestOf(root: string, group: Group, listed: readonly Equivalent[]): Promise<string>
export function knownResults(file: string): Record<string, Result>
export function recordResult(file: string, name: string, result: Result): void
