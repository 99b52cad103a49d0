import { posix } from 'node:path'

/** The files with one line per unit. `emit` edits no other source text. */
export const registries: readonly string[] = [
  'src/wallet-modal/adapters/index.ts',
  'src/wallet-modal/adapters/bitcoin/parts.ts',
  'src/wallet-modal/adapters/evm/parts.ts',
  'src/wallet-modal/adapters/evm/reader/parts.ts',
  'src/wallet-modal/adapters/solana/reader/parts.ts',
  'src/wallet-modal/features/account-features.ts',
  'src/wallet-modal/features/account-units.ts',
  'src/wallet-modal/features/index.ts',
  'src/wallet-modal/features/page-parts.ts',
  'src/wallet-modal/locales/available.ts',
  'src/wallet-modal/locales/index.ts',
  'src/wallet-modal/locales/loaders.ts',
  'src/wallet-modal/unit-exports.ts',
  'src/wallet-modal/views/account/account-views.ts',
  'src/wallet-modal/wallet-frame/account-kinds/index.ts',
  'src/wallet-modal/wallet-frame/locales/loaders.ts',
  'src/wallet-modal/wallet-frame/logins/index.ts',
  'src/wallet-modal/wallet-server/ways/exports.ts',
  'src/wallet-modal/wallet-server/ways/index.ts',
  'src/app/chains/index.ts',
  'src/app/extras/index.ts',
  'dev-server/index.ts',
  'src/gallery/error-messages.ts',
  'src/gallery/unit-holdings.ts',
  'src/gallery/unit-scenes.ts',
]

/** Each language lists the catalogues of the units in two files of the modal, and in one file of the wallet frame. */
const catalogues =
  /^src\/wallet-modal\/(?:locales\/[\w-]+\/(modal|account)|wallet-frame\/locales\/[\w-]+\/texts)\/index\.ts$/

/** Whether a template path is a file with one line per unit. */
export function isRegistry(path: string): boolean {
  return registries.includes(path) || catalogues.test(path)
}

const registryLine = /^export (?:type )?(?:\{ [^}]+ \}|\* as \w+) from '(\.\.?\/[^']+)'$/

/** Removes the lines of a registry whose module is not among the emitted paths. A registry without any such line stays a module. */
export function pruneRegistry(path: string, text: string, emitted: ReadonlySet<string>): string {
  const kept = text.split('\n').filter((line) => {
    const target = registryLine.exec(line)?.[1]
    return target === undefined || candidates(posix.join(posix.dirname(path), target)).some((file) => emitted.has(file))
  })
  return kept.every((line) => line === '') ? 'export {}\n' : kept.join('\n')
}

/** The lines of a registry other than blank lines, `export {}` and lines of units. */
export function foreignRegistryLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && line !== 'export {}' && !registryLine.test(line))
}

function candidates(module: string): string[] {
  return [module, `${module}.ts`, `${module}.tsx`, `${module}/index.ts`, `${module}/index.tsx`]
}

/**
 * Merges a registry that both sides have changed. The statements are a set: statements that upstream added are added, and statements that
 * upstream removed are removed. Differences in formatting are ignored. Added lines get the quotes and semicolons of the existing lines.
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

/**
 * Returns the statements of a registry. An export that a formatter has broken over several lines is one statement. `key` is the statement
 * without formatting.
 */
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
