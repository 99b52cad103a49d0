import { expect, test } from 'vitest'
import { modulePath, type Chunk } from './chunk'
import { gzipped, weighPhases, type Phase } from './phases'

const chunkOf = (name: string, modules: string[], imports: string[] = []): Chunk => ({
  name,
  code: `export const ${name} = ${JSON.stringify(modules)}`,
  modules,
  imports,
})
const entry = chunkOf('entry', ['main.ts'], ['shared'])
const shared = chunkOf('shared', ['shared.ts'])
const view = chunkOf('view', ['view.ts', 'parts.ts'], ['shared', 'deep'])
const deep = chunkOf('deep', ['deep.ts'])
const rare = chunkOf('rare', ['rare.ts'], ['deep'])
const chunks = [rare, deep, view, shared, entry]
const weightOf = (...list: Chunk[]) => list.reduce((sum, { code }) => sum + gzipped(code), 0)
const first: Phase = { title: 'first', always: ['main.ts'], some: [] }

test('A chunk counts once: in the first phase that loads it, or on demand.', () => {
  const second: Phase = { title: 'second', always: [], some: [/^parts\.ts$/, /^absent\.ts$/] }
  expect(weighPhases(chunks, [first, second])).toEqual({
    sizes: [weightOf(entry, shared), weightOf(view, deep), weightOf(rare)],
    missing: [],
  })
})

test('The modules of a phase that no chunk has are named.', () => {
  const moved: Phase = { title: 'opening', always: ['moved.ts', 'view.ts'], some: [] }
  expect(weighPhases(chunks, [first, moved]).missing).toEqual(['moved.ts'])
})

test('Of the texts that are loaded on demand, those of the largest language count.', () => {
  const german = ['a', 'b'].map((name) => chunkOf(`${name}De`, [`src/locales/de/${name}.ts`]))
  const brazilian = chunkOf('br', ['src/locales/pt-BR/a-longer-name.ts'])
  const english = chunkOf('en', ['src/locales/en/texts.ts'])
  const mixed = chunkOf('mixed', ['src/locales/de/c.ts', 'src/view.ts'])
  const { sizes } = weighPhases([entry, shared, ...german, brazilian, english, mixed], [first])
  expect(sizes).toEqual([weightOf(entry, shared), weightOf(...german, english, mixed)])
})

test.each([
  ['/work/shop/src/a.ts?used', 'src/a.ts'],
  ['\0/work/shop/src/a.ts', 'src/a.ts'],
  ['C:\\shop\\node_modules\\mobx\\dist\\mobx.js', 'node_modules/mobx/dist/mobx.js'],
  ['/work/node_modules/@noble/hashes/sha3.js', 'node_modules/@noble/hashes/sha3.js'],
  ['/elsewhere/a.ts', '/elsewhere/a.ts'],
])('The id %j is the module %j.', (id, path) => {
  expect(modulePath('/work/shop', id)).toBe(path)
})
