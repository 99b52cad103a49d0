import type { Manifest } from '../../manifest/manifest'

/** The warning to show while a change of the copy waits for its conflicts; empty when none waits. */
export function pendingWarnings({ pending }: Manifest): string[] {
  if (!pending) return []
  const { command, template, conflicts } = pending
  const [files, them] = conflicts.length === 1 ? ['1 file', 'it'] : [`${conflicts.length} files`, 'them']
  return [
    `The ${command} to ${template} waits for ${files} with conflicts: resolve ${them}, then run create-wallet-modal ${command} --continue. To go back: create-wallet-modal ${command} --abort`,
  ]
}
