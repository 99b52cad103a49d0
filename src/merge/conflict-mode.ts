/** How a command writes a merge conflict: with conflict markers in the file, with sidecar files beside the file, or by keeping the side of the user (`ours`) or of the release (`theirs`). */
export const conflictModes = ['inline', 'sidecar', 'ours', 'theirs'] as const
export type ConflictMode = (typeof conflictModes)[number]
