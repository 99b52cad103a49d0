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
