import { posix } from 'node:path'

/** The files with one line per unit: the only source text that `emit` ever edits. */
export const registries: readonly string[] = [
  'src/wallet-modal/adapters/index.ts',
  'src/wallet-modal/features/index.ts',
  'src/app/chains/index.ts',
  'src/gallery/unit-scenes.ts',
]

const registryLine = /^export \{ [^}]+ \} from '(\.\/[^']+)'$/

/** Drops the lines of a registry whose module is not among the emitted paths. */
export function pruneRegistry(path: string, text: string, emitted: ReadonlySet<string>): string {
  return text
    .split('\n')
    .filter((line) => {
      const target = registryLine.exec(line)?.[1]
      return (
        target === undefined || candidates(posix.join(posix.dirname(path), target)).some((file) => emitted.has(file))
      )
    })
    .join('\n')
}

/** The lines of a registry that are neither empty, `export {}` nor the line of a unit. */
export function foreignRegistryLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && line !== 'export {}' && !registryLine.test(line))
}

function candidates(module: string): string[] {
  return [`${module}.ts`, `${module}.tsx`, `${module}/index.ts`, `${module}/index.tsx`]
}

/** Merges a registry that both sides have changed: its lines are a set, so what upstream added is added and what it dropped is dropped. */
export function mergeRegistry({ base, mine, theirs }: { base: string; mine: string; theirs: string }): string {
  const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')
  const before = new Set(lines(base))
  const after = new Set(lines(theirs))
  const kept = mine.split('\n').filter((line) => line === '' || !before.has(line) || after.has(line))
  const present = new Set(kept)
  const added = lines(theirs).filter((line) => !before.has(line) && !present.has(line))
  const text = kept.join('\n')
  return added.length === 0 ? text : `${text.replace(/\n*$/, '\n')}${added.map((line) => `${line}\n`).join('')}`
}
