export interface Group {
  name: string
  files: readonly string[]
  tests: readonly string[]
  setup?: 'modal'
}

export const kernel: readonly Group[]
