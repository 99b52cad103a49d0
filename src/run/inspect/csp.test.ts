import { describe, expect, test } from 'vitest'
import { formNames } from '../../csp/forms'
import { cspText } from '../../report/csp-text'
import { paintFor } from '../../report/paint'
import { diskWithShop } from '../../test-support/copies'
import type { MemoryFileSystem } from '../../test-support/memory-file-system'
import { put } from '../../test-support/releases'
import { diskWith, worldOf } from '../../test-support/world'
import { runCsp, type CspInput, type CspOutcome } from './csp'

const wording = { cwd: '/work', command: 'npx create-wallet-modal', paint: paintFor({}, { color: false, env: {} }) }
const shop = '/work/shop'
const run = (disk: MemoryFileSystem, input: Partial<CspInput> = {}): Promise<CspOutcome> =>
  runCsp({ node: '20.19.1', ...input }, worldOf(disk, { cwd: shop }))

const app = (url: string): string => `import { createWalletModal } from './wallet-modal'
createWalletModal({ networks: [{ id: 1, name: 'One', rpcUrls: { default: { http: [${url}] } } }] })
`

/** A project with a copy, and with files of its own by their paths. */
async function project(files: Readonly<Record<string, string>>): Promise<MemoryFileSystem> {
  const disk = await diskWithShop()
  for (const [path, text] of Object.entries(files)) {
    const at = `${shop}/${path}`
    await disk.makeFolders(at.slice(0, at.lastIndexOf('/')))
    await put(disk, at, text)
  }
  return disk
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src https://rpc.example; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"

test('The policy is reported with the reason for each source and in every form, and nothing is written.', async () => {
  const disk = await project({ 'src/app.ts': app("'https://rpc.example/key'") })
  const before = disk.snapshot()
  const outcome = await run(disk)
  expect(outcome).toMatchObject({ command: 'doctor csp', ok: true, exitCode: 0, policy, target: 'src/wallet-modal' })
  expect(disk.snapshot()).toEqual(before)
  const text = cspText(outcome, wording)
  expect(text).toContain(`The policy
  default-src 'none'
  script-src 'self'
  style-src 'self'
  img-src data:
  connect-src https://rpc.example
  base-uri 'none'
  form-action 'none'
  require-trusted-types-for 'script'

Why each source is needed
  script-src 'self'
    The modal runs. (core: the scripts of the page, which load the modal in parts)`)
  expect(text).toContain(`  connect-src https://rpc.example
    Balances, fees and the state of transactions are read from the network. (ethers: RPC of One)`)
  for (const name of formNames) expect(text).toContain(outcome.forms[name])
  expect(text).toMatch(/4 sources: all were read from your code, and each is needed\.$/)
  expect(text).not.toContain('To fill in')
})

test('A value that cannot be read is named with file and line, and makes the exit code 3.', async () => {
  const outcome = await run(await project({ 'src/app.ts': app('import.meta.env.VITE_RPC') }))
  expect(outcome).toMatchObject({ ok: true, exitCode: 3, policy: policy.replace('https://rpc.example', '{VITE_RPC}') })
  expect(outcome.sources.at(-1)).toMatchObject({ source: '{VITE_RPC}', open: { file: 'src/app.ts', line: 2 } })
  const gap = `To fill in
  ! {VITE_RPC} in connect-src: src/app.ts:2, the environment variable VITE_RPC has the value. Write the origin in its place, or leave it out if no request goes to another host.`
  expect(cspText(outcome, wording)).toContain(gap)
  expect(cspText({ ...outcome, as: 'header' }, wording)).toBe(`Content-Security-Policy: ${outcome.policy}\n\n${gap}`)
})

test('A project that creates no modal is told so.', async () => {
  const outcome = await run(await project({ 'src/app.ts': '', 'src/broken.ts': 'createWalletModal({' }))
  expect(outcome.exitCode).toBe(3)
  expect(cspText(outcome, wording)).toContain(
    '! src/broken.ts has a syntax error, so nothing of it was read.\n! No call of createWalletModal was found',
  )
})

test('Chains of viem have the endpoints of the installed package, and are a placeholder where it is not installed.', async () => {
  const chains = 'node_modules/viem/_esm/chains'
  const installed = {
    'node_modules/viem/package.json': '{"name":"viem","version":"2.56.9"}',
    [`${chains}/index.js`]:
      "export { optimism, } from './definitions/optimism.js';\nexport { zora } from './definitions/zora.js';",
    [`${chains}/definitions/optimism.js`]: `import { chainConfig } from '../../op-stack/chainConfig.js'
import { defineChain } from '../../utils/chain/defineChain.js'
export const optimism = /*#__PURE__*/ defineChain({ ...chainConfig, id: 10, name: 'OP', rpcUrls: { default: { http: ['https://op.example'] } } })`,
  }
  const source = `import { optimism as op } from 'viem/chains'
import * as chains from 'wagmi/chains'
import { createWalletModal } from './wallet-modal'
createWalletModal({ networks: [op, chains.optimism] })`
  const found = await run(await project({ ...installed, 'src/app.ts': source }))
  expect(found).toMatchObject({ exitCode: 0, policy: policy.replace('rpc.example', 'op.example') })
  const missing = await run(await project({ 'src/app.ts': source }))
  expect(missing.sources.at(-1)).toMatchObject({
    source: '{RPC-of-networks@src/app.ts:4}',
    open: {
      why: 'optimism of viem/chains was not found in node_modules; the list of chains of wagmi/chains was not found in node_modules',
    },
  })
})

test('A folder without a copy is an error.', async () => {
  const outcome = await runCsp({ node: '20.19.1' }, worldOf(diskWith({ '/work/package.json': '{}' })))
  expect(outcome).toMatchObject({ ok: false, exitCode: 4, error: { code: 'WM_NO_COPY' } })
})

describe('The forms', () => {
  const formsOf = async (files: Record<string, string> = {}): Promise<CspOutcome['forms']> =>
    (await run(await project({ 'src/app.ts': app("'https://rpc.example'"), ...files }))).forms

  test('header and <meta> have the policy itself.', async () => {
    const { header, meta } = await formsOf()
    expect(header).toBe(`Content-Security-Policy: ${policy}`)
    expect(meta).toBe(`<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
  })

  test('Next.js has a nonce for its own scripts, and its own host for pictures, fonts and requests.', async () => {
    const { next } = await formsOf({ 'tsconfig.json': '{}' })
    expect(next).toContain('// src/proxy.ts')
    expect(next).toContain('export function proxy(request: NextRequest) {')
    expect(next).toContain("`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ?")
    expect(next).toContain(`"img-src 'self' data:"`)
    expect(next).toContain(`"connect-src 'self' https://rpc.example"`)
    expect(next).toContain(`"font-src 'self'"`)
    expect(next).not.toContain('trusted-types')
  })

  test('Next.js before 16 has the file under its earlier name.', async () => {
    const json = '{"dependencies":{"next":"^15.4.0"},"devDependencies":{}}'
    const { next } = await formsOf({ 'package.json': json })
    expect(next).toContain('/middleware.')
    expect(next).toContain('export function middleware(request')
  })

  test('Vite has the policy for the preview, and a wider policy for its dev server.', async () => {
    const { vite } = await formsOf({ 'vite.config.ts': "import { sandbox } from 'create-wallet-modal/sandbox'" })
    const [strict, development = ''] = vite.split('const developmentPolicy')
    expect(strict).toContain(`"script-src 'self'",`)
    expect(strict).toContain(`"require-trusted-types-for 'script'",`)
    expect(development).toContain(`"script-src 'self' 'unsafe-inline' http://127.0.0.1:* http://localhost:*",`)
    expect(development).toContain(`"style-src 'self' 'unsafe-inline'",`)
    expect(development).toContain('ws://127.0.0.1:*')
    expect(development).toContain('server: { headers: ')
    expect(development).not.toContain('require-trusted-types-for')
  })

  test('--as shows one form and nothing else.', async () => {
    const disk = await project({ 'src/app.ts': app("'https://rpc.example'") })
    for (const as of formNames) {
      const outcome = await run(disk, { as })
      expect(cspText(outcome, wording)).toBe(outcome.forms[as])
    }
  })
})
