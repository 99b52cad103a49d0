import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { runCreate } from '../run/create/create'
import type { CreateInput } from '../run/create/create-input'
import { diskWith, somebody, worldOf } from '../test-support/world'
import { createText } from './create-text'
import { shellWord } from './shell-word'
import { errorText } from './error-text'
import { folderTree } from './folder-tree'
import { paintFor } from './paint'
import { usageLines } from './snippet'

const paint = paintFor({}, { color: false, env: {} })
const options = { cwd: '/work', command: 'npx create-wallet-modal@latest', paint }

test('The text report says what was written, what to do next, and how to repeat the run.', async () => {
  const { prompter } = somebody({ location: 'my shop', name: 'shop', install: false, git: false })
  const text = createText(await runCreate({}, worldOf(diskWith(), { prompter })), options)
  expect(text).toContain('Wrote 12 files to my shop')
  expect(text).toContain("Next:\n  cd 'my shop'\n  npm install\n  npm run dev")
  expect(text).toContain(
    "npx create-wallet-modal@latest 'my shop' --name shop --chains ethers --features send --tests --no-install --no-git --no-input",
  )
})

test('Without questions, the report has no command to repeat; a dry run has no next steps.', async () => {
  expect(createText(await runCreate({ dir: 'shop' }, worldOf(diskWith())), options)).not.toContain('without questions')
  const dry = createText(await runCreate({ dir: 'shop', dryRun: true }, worldOf(diskWith())), options)
  expect(dry).toContain('Would write 12 files')
  expect(dry).not.toContain('Next:')
})

describe('in a project', () => {
  const next = {
    '/work/package.json': '{"dependencies":{"next":"16"}}',
    '/work/tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}',
    '/work/src/app/layout.tsx': 'export default ({ children }) => <body>{children}</body>\n',
  }
  const textOf = async (input: CreateInput, files: Record<string, string> = next) =>
    createText(await runCreate(input, worldOf(diskWith(files))), options)

  test('The report shows the added dependencies and the lines to paste.', async () => {
    const text = await textOf({ projectId: 'abc' })
    expect(text).toContain('Added to package.json:\n  ethers ^6.0.0')
    expect(text).toContain('Put NEXT_PUBLIC_WALLET_MODAL_PROJECT_ID=abc into .env.local')
    expect(text).toContain(`Use it:
  Around your app, in src/app/layout.tsx (--wire does it for you):
    import { WalletProvider } from '@/wallet'
    <WalletProvider>…</WalletProvider>
  Where the button belongs:
    import { WalletModalButton } from '@/wallet-modal'
    <WalletModalButton />`)
  })

  test('The report shows the wired change as a patch, and asks only for the button.', async () => {
    const text = await textOf({ wire: true })
    expect(text).toContain('Changed src/app/layout.tsx:\n  --- a/src/app/layout.tsx\n  +++ b/src/app/layout.tsx\n  @@ ')
    expect(text).not.toContain('Around your app')
    expect(await textOf({ wire: true, dryRun: true })).toContain('Would change src/app/layout.tsx:')
  })

  test('When the provider cannot be wired, the report says why.', async () => {
    const text = await textOf({ wire: true }, { ...next, '/work/src/app/layout.tsx': 'export default () => null' })
    expect(text).toContain(
      'Around your app, in src/app/layout.tsx (by hand, since it has no {children} that could be found):',
    )
  })

  test('Astro has islands, each with a provider of its own', async () => {
    const text = await textOf({}, { '/work/package.json': '{"dependencies":{"astro":"5","@astrojs/react":"4"}}' })
    expect(text).toContain('client:load')
  })
})

test('An error has its code, three parts and the path. Its stack is printed only on request.', () => {
  const error = {
    code: 'WM_DIR_CONFLICT',
    message: 'What.',
    why: 'Why.',
    hint: 'How.',
    path: '/a',
    stack: 'Stack',
  } as const
  expect(errorText(error, paint, false)).toBe('WM_DIR_CONFLICT  What.\nWhy.\n→ How.\n/a')
  expect(errorText(error, paint, true)).toContain('Stack')
})

test('Folders are listed with counts, not with every file.', () => {
  const paths = ['a.ts', 'src/app/x/y.ts', 'src/wallet-modal/views/a/b.ts', 'src/wallet-modal/views/c.ts']
  expect(folderTree(paths).map((row) => row.replace(/ +/, ' '))).toEqual([
    './ 1 file',
    'src/app/ 1 file',
    'src/wallet-modal/views/ 2 files',
  ])
})

test.each([
  [{ isTTY: true }, true, {}, true],
  [{ isTTY: false }, true, {}, false],
  [{ isTTY: true }, false, {}, false],
  [{ isTTY: true }, true, { NO_COLOR: '1' }, false],
  [{}, true, { FORCE_COLOR: '1' }, true],
  [{ isTTY: true }, true, { TERM: 'dumb' }, false],
])('colours on %j with color %s and %j: %s', (stream, color, env, expected) => {
  expect(paintFor(stream, { color, env }).red('x') !== 'x').toBe(expected)
})

test('Words are quoted for the shell.', () => {
  expect(['my-app', 'my app', "it's"].map(shellWord)).toEqual(['my-app', "'my app'", String.raw`'it'\''s'`])
})

test('Without a file for the provider, the snippet is complete, and imports only exports of the template.', () => {
  const wiring = { file: null, entry: 'src/main.ts', state: 'open', why: null, diff: null, variable: null } as const
  const found = { aliases: [], entry: 'src/main.ts', sourceRoot: 'src' }
  const linesFor = (...chains: string[]): string[] =>
    usageLines({ framework: 'vite', target: 'src/lib/modal', chains, projectId: 'abc', found, wiring })
  const [line = ''] = linesFor('ethers')
  expect(line).toContain("from './lib/modal'")
  expect(linesFor('ethers')).toContain("  projectId: 'abc',")
  const folder = fileURLToPath(new URL('../../template/src/wallet-modal/', import.meta.url))
  const sources = ['index.ts', 'adapters/index.ts', 'networks/evm.ts'].map((path) =>
    readFileSync(folder + path, 'utf8'),
  )
  const names = /\{ (.+) \}/.exec(line)?.[1]?.split(', ') ?? []
  expect(names).toHaveLength(5)
  expect(names.filter((name) => !new RegExp(`export .*\\b${name}\\b`).test(sources.join('\n')))).toEqual([])
  const adaptersFor = (...chains: string[]) => linesFor(...chains)[2]?.trim()
  expect(adaptersFor('ethers', 'ethers5', 'wagmi', 'universal')).toBe('adapters: [ethersAdapter()],')
  expect(adaptersFor('wagmi', 'universal')).toBe('adapters: [wagmiAdapter({ config: yourWagmiConfig })],')
})
