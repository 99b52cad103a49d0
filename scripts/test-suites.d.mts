/** A run of Vitest, and what it is called. */
export interface TestSuite {
  name: string
  args: string[]
}

export const main: readonly TestSuite[]
export const rest: readonly TestSuite[]
