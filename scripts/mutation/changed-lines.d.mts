export function changedLines(root: string, revision: string): Map<string, string[]>
