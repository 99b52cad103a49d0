import { describe, expect, test } from 'vitest'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { diskWith, somebody, worldOf } from '../../test-support/world'
import { runCreate } from './create'

const main = `import { createRoot } from 'react-dom/client';
import App from './App.tsx';

createRoot(document.getElementById('root')!).render(<App />);
`

const vite = {
  '/work/package.json': '{ "name": "host", "devDependencies": { "typescript": "7", "vite": "8" } }\n',
  '/work/index.html': '<div id="root"></div>\n<script type="module" src="/src/main.tsx"></script>\n',
  '/work/src/main.tsx': main,
}

const text = (disk: MemoryFileSystem, path: string): string => disk.snapshot()[`/work/${path}`] ?? ''

describe('the root file', () => {
  test('By default it is not touched, and the report shows the change.', async () => {
    const disk = diskWith(vite)
    const outcome = await runCreate({ yes: true }, worldOf(disk))
    expect(text(disk, 'src/main.tsx')).toBe(main)
    expect(outcome.wiring).toMatchObject({ file: 'src/wallet.tsx', entry: 'src/main.tsx', state: 'open', why: null })
    expect(outcome.wiring?.diff).toContain('+  <WalletProvider>')
  })

  test('--wire changes it together with everything else.', async () => {
    const disk = diskWith(vite)
    const outcome = await runCreate({ wire: true }, worldOf(disk))
    expect(text(disk, 'src/main.tsx')).toContain(`import { WalletProvider } from './wallet';\n`)
    expect(outcome.wiring).toMatchObject({ state: 'wired' })
    expect(outcome.changes).toContainEqual({ path: 'src/main.tsx', action: 'update', reason: 'wired', unit: null })
    expect(outcome.repeat).toContain('--wire')
  })

  test('A dry run shows the change and does not make it.', async () => {
    const disk = diskWith(vite)
    const before = disk.snapshot()
    const shown: string[] = []
    const outcome = await runCreate(
      { wire: true, dryRun: true },
      worldOf(disk, { progress: (line) => void shown.push(line) }),
    )
    expect(disk.snapshot()).toEqual(before)
    expect(outcome.wiring?.diff).toContain('+++ b/src/main.tsx')
    expect(shown.join('\n')).toContain('Found Vite, TypeScript, npm, source in src/')
    expect(shown.join('\n')).toContain('+++ b/src/main.tsx')
    expect(outcome.found).toMatchObject({ framework: 'vite', language: 'typescript', entry: 'src/main.tsx' })
  })

  test('The user sees the change before it is made, and may refuse.', async () => {
    const seen: (string | undefined)[] = []
    const asking = (answer: boolean) => {
      const { prompter } = somebody({ wire: answer })
      const confirm: typeof prompter.confirm = (question, initial, detail) => {
        if (question === 'wire') seen.push(detail)
        return prompter.confirm(question, initial, detail)
      }
      return { ...prompter, confirm }
    }
    const refused = diskWith(vite)
    const no = await runCreate({}, worldOf(refused, { prompter: asking(false) }))
    expect([text(refused, 'src/main.tsx'), no.wiring?.state]).toEqual([main, 'open'])
    expect(no.repeat).not.toContain('--wire')
    const accepted = diskWith(vite)
    const yes = await runCreate({}, worldOf(accepted, { prompter: asking(true) }))
    expect(text(accepted, 'src/main.tsx')).toContain('<WalletProvider>')
    expect(yes.repeat).toContain('--wire')
    expect(seen).toEqual([expect.stringContaining('@@'), expect.stringContaining('@@')])
  })

  test('A project that is wired already stays as it is.', async () => {
    const disk = diskWith(vite)
    await runCreate({ wire: true }, worldOf(disk))
    await disk.removeTree('/work/src/wallet-modal')
    const before = disk.snapshot()['/work/src/main.tsx']
    const again = await runCreate({ wire: true }, worldOf(disk))
    expect(disk.snapshot()['/work/src/main.tsx']).toEqual(before)
    expect(again.wiring).toMatchObject({ file: 'src/wallet.tsx', state: 'present' })
  })

  test('--no-wire writes nothing but the copy.', async () => {
    const disk = diskWith(vite)
    const outcome = await runCreate({ wire: false, projectId: 'abc' }, worldOf(disk))
    expect(outcome.changes.filter(({ reason }) => reason === 'wired')).toEqual([])
    expect(outcome.wiring).toMatchObject({ file: null, state: 'open' })
  })

  test('A symbolic link in its place is refused.', async () => {
    const { '/work/src/main.tsx': _, ...others } = vite
    const disk = diskWith(others)
    disk.link('/work/src/main.tsx')
    const outcome = await runCreate({ wire: true }, worldOf(disk))
    expect(outcome).toMatchObject({ ok: true, wiring: { state: 'open' } })
  })

  test('--wire is refused for a new app.', async () => {
    const outcome = await runCreate({ dir: 'app', wire: true }, worldOf(diskWith()))
    expect(outcome).toMatchObject({ exitCode: 2, error: { code: 'WM_USAGE' } })
  })
})

describe('where the project has a formatter', () => {
  /** A formatter that writes double quotes, and records the files that it gets. */
  const formatter = (asked: string[]) => async () => async (path: string, source: string) => {
    asked.push(path)
    return source.includes('\r') ? null : source.replaceAll("'", '"')
  }

  test('The project’s own file is formatted by it.', async () => {
    const disk = diskWith({ ...vite, '/work/src/main.tsx': main.replaceAll('\n', '\r\n') })
    await runCreate({ wire: true }, worldOf(disk, { formatterOf: formatter([]) }))
    expect(text(disk, 'src/wallet.tsx')).toContain('from "./wallet-modal";\r\n')
  })

  test('The root file is formatted by it only if it was before.', async () => {
    const loose = diskWith(vite)
    await runCreate({ wire: true }, worldOf(loose, { formatterOf: formatter([]) }))
    expect(text(loose, 'src/main.tsx')).toContain(`import { createRoot } from 'react-dom/client';`)
    const strict = diskWith({ ...vite, '/work/src/main.tsx': main.replaceAll("'", '"') })
    await runCreate({ wire: true }, worldOf(strict, { formatterOf: formatter([]) }))
    expect(text(strict, 'src/main.tsx')).toContain('import { WalletProvider } from "./wallet";')
    expect(text(strict, 'src/main.tsx')).not.toContain("'")
  })

  test('With --no-format it is not used.', async () => {
    const asked: string[] = []
    await runCreate({ wire: true, format: false }, worldOf(diskWith(vite), { formatterOf: formatter(asked) }))
    expect(asked).toEqual([])
  })
})

describe('the team’s own file', () => {
  test('It has the chosen chains, in the style of the project.', async () => {
    const disk = diskWith(vite)
    await runCreate({ chains: 'ethers,solana' }, worldOf(disk))
    expect(text(disk, 'src/wallet.tsx')).toBe(`import type { ReactNode } from 'react';
import { WalletModalProvider, createWalletModal, ethersAdapter, solanaAdapter, mainnet, solana } from './wallet-modal';

// For what needs the cloud: phones, the directory of wallets, prices.
const projectId = import.meta.env.VITE_WALLET_MODAL_PROJECT_ID;

const walletModal = createWalletModal({
  adapters: [ethersAdapter(), solanaAdapter()],
  networks: [mainnet, solana],
  // Wallets that the visitor has used or installed stand before the code for phones.
  features: { connectorTypeOrder: ['recent', 'injected'] },
  ...(projectId && { projectId }),
});

/** Gives the wallet modal to everything inside: it goes around the app, once. */
export function WalletProvider({ children }: { children?: ReactNode }) {
  return <WalletModalProvider modal={walletModal}>{children}</WalletModalProvider>;
}
`)
  })

  test('On a server it is a client module, and MobX does not observe.', async () => {
    const disk = diskWith({
      '/work/package.json': '{"dependencies":{"next":"16"}}',
      '/work/app/layout.js': 'export default ({ children }) => <body>{children}</body>\n',
    })
    await runCreate({}, worldOf(disk))
    expect(text(disk, 'wallet.jsx')).toMatch(/^'use client'\n/)
    expect(text(disk, 'wallet.jsx')).toContain(`enableStaticRendering(typeof window === 'undefined')`)
    expect(text(disk, 'wallet.jsx')).toContain('process.env.NEXT_PUBLIC_WALLET_MODAL_PROJECT_ID')
    expect(text(disk, 'wallet.jsx')).not.toContain('ReactNode')
  })

  test.each([
    ['another file', { '/work/src/wallet.ts': 'mine' }, 'src/wallet-provider.tsx'],
    ['a folder', { '/work/src/wallet/index.ts': 'mine' }, 'src/wallet-provider.tsx'],
    ['a file in capitals', { '/work/src/Wallet.tsx': 'mine' }, 'src/wallet-provider.tsx'],
    ['two others', { '/work/src/wallet.js': '', '/work/src/wallet-provider.tsx': '' }, 'src/wallet-modal-provider.tsx'],
  ])('a name that is taken leads to another one: %s', async (_, files, expected) => {
    const disk = diskWith({ ...vite, ...files })
    const outcome = await runCreate({ wire: true }, worldOf(disk))
    expect(outcome.wiring?.file).toBe(expected)
    expect(text(disk, 'src/main.tsx')).toContain(`from './${expected.slice(4, -4)}'`)
    for (const [path, content] of Object.entries(files)) expect(disk.snapshot()[path]).toBe(content)
  })

  test('Where the page has no environment variables, the project id is written into the file.', async () => {
    const disk = diskWith({ '/work/package.json': '{"devDependencies":{"webpack":"5"}}' })
    await runCreate({ projectId: "a'b" }, worldOf(disk))
    expect(text(disk, 'wallet.jsx')).toContain("projectId: 'ab',")
    expect(text(disk, '.env.example')).toBe('')
  })
})

describe('the example of the environment (.env.example)', () => {
  const name = 'VITE_WALLET_MODAL_PROJECT_ID'

  test('It gets a line when it exists; its own lines and line ends stay.', async () => {
    const disk = diskWith({ ...vite, '/work/.env.example': 'API=1\r\n', '/work/.env': 'SECRET=1\n' })
    await runCreate({}, worldOf(disk))
    expect(text(disk, '.env.example')).toMatch(new RegExp(`^API=1\r\n\r\n# .+\r\n${name}=\r\n$`))
    expect(text(disk, '.env')).toBe('SECRET=1\n')
    const before = disk.snapshot()
    await runCreate({}, worldOf(disk))
    expect(disk.snapshot()).toEqual(before)
  })

  test('It is created when the user has a project id.', async () => {
    const disk = diskWith(vite)
    await runCreate({ projectId: 'abc' }, worldOf(disk))
    expect(text(disk, '.env.example')).toContain(`\n${name}=abc\n`)
  })
})
