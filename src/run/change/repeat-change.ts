import type { ChangeInput } from '../change-input'

/** Returns the arguments that repeat a change without asking questions. */
export function repeatChange(command: string, words: readonly string[], input: ChangeInput): string[] {
  const { target, conflict, gitCheck, format, install, pm } = input
  return [
    command,
    ...words,
    ...(target === undefined ? [] : ['--dir', target]),
    ...(conflict === undefined ? [] : ['--conflict', conflict]),
    ...(gitCheck === false ? ['--no-git-check'] : []),
    ...(format === false ? ['--no-format'] : []),
    ...(install === undefined ? [] : [install ? '--install' : '--no-install']),
    ...(pm === undefined ? [] : ['--pm', pm]),
    '--no-input',
  ]
}
