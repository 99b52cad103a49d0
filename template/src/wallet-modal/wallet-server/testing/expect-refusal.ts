import { expect } from 'vitest'

/** Matches the answer of a refused request. */
export const refused = (status: number, code: string): unknown =>
  expect.objectContaining({
    status,
    body: { error: expect.objectContaining({ code, message: expect.stringMatching(/^[A-Z].{5,}/) }) },
  })
