export interface Area {
  name: string
  folder: string
  tests: readonly string[]
  furtherTests: readonly string[]
  goal: number
}

export const areas: readonly Area[]
