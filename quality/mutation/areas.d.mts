export interface Area {
  name: string
  folder: string
  tests: readonly string[]
  goal: number
}

export const areas: readonly Area[]
