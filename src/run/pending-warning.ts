import type { Manifest } from '../manifest/manifest'

/** The warning to show while a change of the copy waits for its conflicts; empty when none waits. */
export function pendingWarnings({ pending }: Manifest): string[] {
  if (!pending) return []
  const { command, template, conflicts } = pending
  const files = conflicts.length === 1 ? '1 file' : `${conflicts.length} files`
  return [
    `The ${command} to ${template} waits until ${files} in conflict are resolved: create-wallet-modal ${command} --continue, or create-wallet-modal ${command} --abort.`,
  ]
}
