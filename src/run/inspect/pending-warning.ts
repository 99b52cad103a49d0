import type { Manifest } from '../../manifest/manifest'

/** Returns the warning that a change of the copy waits for its conflicts; empty if no change waits. */
export function pendingWarnings({ pending }: Manifest): string[] {
  if (!pending) return []
  const { command, template, conflicts } = pending
  const [files, them] = conflicts.length === 1 ? ['1 file', 'it'] : [`${conflicts.length} files`, 'them']
  return [
    `The ${command} to ${template} waits for ${files} with conflicts: resolve ${them}, then run create-wallet-modal ${command} --continue. To go back: create-wallet-modal ${command} --abort`,
  ]
}
