/** Lists the folders of some files with the number of files in each, down to two levels below the modal's folder. */
export function folderTree(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folders = path.split('/').slice(0, -1)
    const shown = folders.slice(0, depthFor(folders)).join('/')
    counts.set(shown, (counts.get(shown) ?? 0) + 1)
  }
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  const width = Math.max(0, ...rows.map(([folder]) => folder.length)) + 3
  return rows.map(
    ([folder, count]) =>
      `${`${folder}/`.replace(/^\/$/, './').padEnd(width)}${count} ${count === 1 ? 'file' : 'files'}`,
  )
}

function depthFor(folders: readonly string[]): number {
  const modal = folders.indexOf('wallet-modal')
  return modal === -1 ? 2 : modal + 2
}
