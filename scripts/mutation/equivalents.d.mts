export interface Mutant {
  file: string
  line: number
  column: number
  lineText: string
  original: string
  replacement: string
  status: string
}

export interface Equivalent {
  file: string
  line: string
  original: string
  replacement: string
  reason: string
}

export interface Comparison {
  equivalent: Mutant[]
  unlisted: Mutant[]
  stale: Equivalent[]
}

export function compareWithList(
  mutants: readonly Mutant[],
  group: { files: readonly string[] },
  listed: readonly Equivalent[],
): Comparison
