/** The ways to write a conflict: as markers in the file, as sidecar files, or by taking one side. */
export const conflictModes = ['inline', 'sidecar', 'ours', 'theirs'] as const
export type ConflictMode = (typeof conflictModes)[number]
