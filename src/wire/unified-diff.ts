import { createTwoFilesPatch } from 'diff'

/** The change of a file as a unified diff, which git and editors understand. */
export function unifiedDiff(path: string, before: string, after: string): string {
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, '', '', { context: 2 }).replace(/^=+\n/, '')
}
