import { describe, expect, test } from 'vitest'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { aliased } from './alias'
import { inspectProject } from './project'

const packageOf = (...names: string[]): string =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '19'])) })

/** Returns the facts that the CLI detects about a project with these files. */
const inspect = (files: Record<string, string>) =>
  inspectProject(
    new MemoryFileSystem(Object.fromEntries(Object.entries(files).map(([path, text]) => [`/p/${path}`, text]))),
    '/p',
  )

const page = (script: string): string => `<script type="module" src="${script}"></script>`

describe('projects of the official generators', () => {
  test.each([
    [
      'create-next-app',
      { 'package.json': packageOf('next', 'react', 'typescript'), 'src/app/layout.tsx': '', 'next.config.ts': '' },
      {
        framework: 'next',
        router: 'app',
        language: 'typescript',
        entry: 'src/app/layout.tsx',
        target: 'src/wallet-modal',
      },
    ],
    [
      'create-next-app, JavaScript, without src',
      { 'package.json': packageOf('next', 'react'), 'app/layout.js': '', 'jsconfig.json': '{}' },
      { framework: 'next', router: 'app', language: 'javascript', entry: 'app/layout.js', target: 'wallet-modal' },
    ],
    [
      'create-next-app with pages',
      {
        'package.json': packageOf('next', 'react'),
        'pages/_app.tsx': '',
        'pages/index.tsx': '',
        'tsconfig.json': '{}',
      },
      { framework: 'next', router: 'pages', entry: 'pages/_app.tsx', target: 'wallet-modal' },
    ],
    [
      'Next.js with pages and no _app',
      { 'package.json': packageOf('next', 'react'), 'src/pages/index.js': '' },
      { framework: 'next', router: 'pages', entry: null, target: 'src/wallet-modal' },
    ],
    [
      'create-vite, react-ts',
      {
        'package.json': packageOf('vite', 'react', 'typescript'),
        'index.html': page('/src/main.tsx'),
        'src/main.tsx': '',
      },
      { framework: 'vite', router: null, language: 'typescript', entry: 'src/main.tsx', target: 'src/wallet-modal' },
    ],
    [
      'create-vite, react',
      { 'package.json': packageOf('vite', 'react'), 'index.html': page('./src/main.jsx'), 'src/main.jsx': '' },
      { framework: 'vite', language: 'javascript', entry: 'src/main.jsx' },
    ],
    [
      'create-react-router',
      { 'package.json': packageOf('@react-router/dev', 'react-router', 'vite', 'typescript'), 'app/root.tsx': '' },
      { framework: 'react-router', language: 'typescript', entry: 'app/root.tsx', target: 'app/wallet-modal' },
    ],
    [
      'the library React Router in Vite',
      { 'package.json': packageOf('react-router', 'vite'), 'src/main.tsx': '' },
      { framework: 'vite', entry: 'src/main.tsx' },
    ],
    [
      'create-remix',
      { 'package.json': packageOf('@remix-run/react', 'vite'), 'app/root.tsx': '' },
      { framework: 'remix', entry: 'app/root.tsx', target: 'app/wallet-modal' },
    ],
    [
      'create-astro with React',
      {
        'package.json': packageOf('astro', '@astrojs/react', 'react'),
        'src/pages/index.astro': '',
        'tsconfig.json': '{}',
      },
      { framework: 'astro', entry: null, target: 'src/wallet-modal', warnings: [] },
    ],
    [
      'create-rsbuild',
      { 'package.json': packageOf('@rsbuild/core', 'react', 'typescript'), 'src/index.tsx': '' },
      { framework: 'rsbuild', entry: 'src/index.tsx' },
    ],
    [
      'plain webpack',
      { 'package.json': packageOf('webpack', 'react'), 'src/index.js': '' },
      { framework: 'webpack', language: 'javascript', entry: 'src/index.js' },
    ],
    [
      'nothing that is known',
      { 'package.json': packageOf('react'), 'main.js': '' },
      { framework: 'unknown', entry: null },
    ],
  ])('%s', async (_, files, expected) => {
    expect(await inspect(files)).toMatchObject(expected)
  })
})

test('Of several bundlers, the configured one counts.', async () => {
  const names = packageOf('vite', 'webpack', 'vitest')
  expect((await inspect({ 'package.json': names, 'webpack.config.js': '' })).framework).toBe('webpack')
  expect((await inspect({ 'package.json': names })).framework).toBe('vite')
  expect((await inspect({ 'package.json': packageOf('next', 'vite'), 'vite.config.ts': '' })).framework).toBe('next')
})

test.each([
  ['none', '<script src="https://example.com/a.js"></script>'],
  ['two', page('/src/main.tsx') + page('/src/other.tsx')],
  ['one outside', page('../main.tsx')],
  ['one that is missing', page('/src/absent.tsx')],
])('in a page of Vite with %s no entry script is found', async (_, html) => {
  const files = { 'package.json': packageOf('vite'), 'index.html': html, 'src/other.tsx': '' }
  expect((await inspect(files)).entry).toBe(null)
})

describe('path aliases', () => {
  const aliasesOf = async (files: Record<string, string>) => (await inspect({ 'package.json': '{}', ...files })).aliases

  test('Comments and trailing commas in tsconfig are read.', async () => {
    const config = `{
      // Ours
      "compilerOptions": { /* "paths": {} */ "paths": { "@/*": ["./src/*"], "one": ["./src/one"], }, },
    }`
    expect(await aliasesOf({ 'tsconfig.json': config })).toEqual([{ prefix: '@/', folder: 'src' }])
  })

  test('A base folder is applied.', async () => {
    const config = '{"compilerOptions":{"baseUrl":"./src","paths":{"~/*":["*"]}}}'
    expect(await aliasesOf({ 'jsconfig.json': config })).toEqual([{ prefix: '~/', folder: 'src' }])
  })

  test('Aliases are inherited from a local file, relative to that file’s folder.', async () => {
    const files = {
      'tsconfig.json': '{"extends":["@tsconfig/strictest","./config/base"]}',
      'config/base.json': '{"extends":"./paths.json"}',
      'config/paths.json': '{"compilerOptions":{"paths":{"@/*":["../app/*"]}}}',
    }
    expect(await aliasesOf(files)).toEqual([{ prefix: '@/', folder: 'app' }])
  })

  test('Aliases are read from a referenced project, as in Vite’s template.', async () => {
    const files = {
      'tsconfig.json': '{"files":[],"references":[{"path":"./tsconfig.node.json"},{"path":"./tsconfig.app.json"}]}',
      'tsconfig.app.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}',
    }
    expect(await aliasesOf(files)).toEqual([{ prefix: '@/', folder: 'src' }])
  })

  test.each([
    ['one that extends itself', '{"extends":"./tsconfig.json"}'],
    ['one that leads out of the project', '{"compilerOptions":{"paths":{"@/*":["../other/*"]}}}'],
    ['no paths', '{"compilerOptions":{}}'],
    ['no JSON', 'oops'],
    ['odd values', '{"compilerOptions":{"paths":{"@/*":[],"~/*":"src/*"}},"references":[1]}'],
  ])('%s: no alias', async (_, config) => {
    expect(await aliasesOf({ 'tsconfig.json': config })).toEqual([])
  })

  test.each([
    ["'@': path.resolve(__dirname, './src'),", '@/', 'src'],
    ["'@': fileURLToPath(new URL('./src', import.meta.url)),", '@/', 'src'],
    ["'~/': '/src/',", '~/', 'src'],
  ])('an alias is read from the config of Vite: %s', async (line, prefix, folder) => {
    const config = `export default {\n  resolve: {\n    alias: {\n      ${line}\n    },\n  },\n}\n`
    expect(await aliasesOf({ 'vite.config.ts': config })).toEqual([{ prefix, folder }])
  })

  test('An import uses the nearest alias that covers it.', () => {
    const aliases = [
      { prefix: '~/', folder: '' },
      { prefix: '@/', folder: 'src' },
    ]
    expect(aliased('src/wallet-modal', aliases)).toBe('@/wallet-modal')
    expect(aliased('lib/wallet-modal', aliases)).toBe('~/lib/wallet-modal')
    expect(aliased('lib/wallet-modal', aliases.slice(1))).toBe(null)
    expect(aliased('srcs/wallet-modal', aliases.slice(1))).toBe(null)
  })
})

describe('what is missing', () => {
  test('The pages router of Next.js allows global styles in one file only.', async () => {
    const files = { 'package.json': packageOf('next', 'react', 'typescript'), 'pages/_app.tsx': '' }
    expect((await inspect(files)).warnings).toEqual([expect.stringContaining('tokens.css')])
  })

  test.each([
    [['next', 'react'], []],
    [['astro', 'react'], ['npx astro add react']],
    [['webpack'], ['npm install --save-dev esbuild-loader css-loader style-loader', 'esbuild-loader']],
    [['webpack', 'css-loader', 'ts-loader'], ['namedExport: false']],
  ])('%j: %j', async (names, expected) => {
    const { warnings } = await inspect({ 'package.json': packageOf(...names) })
    expect(warnings).toEqual(expected.map((part) => expect.stringContaining(part)))
  })
})
