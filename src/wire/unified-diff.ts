import { createTwoFilesPatch } from 'diff'

/** What changes in a file, as a patch that git and editors understand. */
export function unifiedDiff(path: string, before: string, after: string): string {
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, '', '', { context: 2 }).replace(/^=+\n/, '')
}
