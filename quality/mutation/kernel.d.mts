export interface Group {
  name: string
  files: readonly string[]
  tests: readonly string[]
  setup?: 'modal'
  unfinished?: true
}

export const kernel: readonly Group[]
