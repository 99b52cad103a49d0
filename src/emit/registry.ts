import { posix } from 'node:path'

/** The files with one line per unit: the only source text that `emit` ever edits. */
export const registries: readonly string[] = [
  'src/wallet-modal/adapters/index.ts',
  'src/wallet-modal/features/index.ts',
  'src/wallet-modal/unit-exports.ts',
  'src/app/chains/index.ts',
  'src/app/extras/index.ts',
  'dev-server/index.ts',
  'src/gallery/unit-scenes.ts',
]

const registryLine = /^export (?:type )?\{ [^}]+ \} from '(\.\/[^']+)'$/

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
  return [module, `${module}.ts`, `${module}.tsx`, `${module}/index.ts`, `${module}/index.tsx`]
}

/**
 * Merges a registry that both sides have changed: its statements are a set, so what upstream added is added and what it dropped is
 * dropped. Formatting makes no difference; what is added takes the quotes and semicolons of the others.
 */
export function mergeRegistry({ base, mine, theirs }: { base: string; mine: string; theirs: string }): string {
  const upstream = statements(theirs).filter(({ key }) => key !== '')
  const before = new Set(statements(base).map(({ key }) => key))
  const after = new Set(upstream.map(({ key }) => key))
  const kept = statements(mine).filter(({ key }) => key === '' || !before.has(key) || after.has(key))
  const present = new Set(kept.map(({ key }) => key))
  const added = upstream.filter(({ key }) => !before.has(key) && !present.has(key))
  const text = kept.map((statement) => statement.text).join('\n')
  const restyle = styleLike(mine)
  return added.length === 0
    ? text
    : `${text.replace(/\n*$/, '\n')}${added.map((statement) => `${restyle(statement.text)}\n`).join('')}`
}

/** The lines of a registry, an export that a formatter has broken into several as one; `key` is what it says, however it is formatted. */
function statements(text: string): { text: string; key: string }[] {
  const found = text.match(/^[ \t]*export\s*(?:type\s*)?\{[^}]*\}\s*from\b.*$|^.*$/gm) ?? []
  return found.map((statement) => ({ text: statement, key: keyOf(statement) }))
}

function keyOf(statement: string): string {
  return statement
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replaceAll(/ ?([{},]) ?/g, '$1')
    .replace(',}', '}')
    .replace(/;? *$/, '')
    .trim()
}

function styleLike(text: string): (line: string) => string {
  const [, quote = "'", end = ''] = /^[ \t]*export\s*\{[^}]*\}\s*from\s*(['"])[^'"]*['"](;?)/m.exec(text) ?? []
  return (line) => line.replaceAll("'", quote) + end
}
