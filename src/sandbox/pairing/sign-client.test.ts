import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findSignClient, startSignClient } from './sign-client'

let folder: string

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'sandbox-kit-')))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function addPackage(path: string, code = ''): Promise<void> {
  await mkdir(join(folder, path), { recursive: true })
  await writeFile(join(folder, path, 'package.json'), '{"main":"index.js"}')
  await writeFile(join(folder, path, 'index.js'), code)
}

const options = {
  projectId: 'test',
  relayUrl: 'ws://127.0.0.1:1',
  metadata: { name: 'x', description: '', url: '', icons: [], redirect: { native: '', universal: '' } },
}

test('The app’s own pairing kit is found.', () => {
  expect(findSignClient([folder, process.cwd()])).toContain(join('@walletconnect', 'sign-client'))
})

test('With pnpm, the kit is found from the app’s own package only.', async () => {
  const store = 'node_modules/.pnpm/up/node_modules/@walletconnect'
  await addPackage(`${store}/universal-provider`)
  await addPackage(`${store}/sign-client`)
  await mkdir(join(folder, 'node_modules/@walletconnect'), { recursive: true })
  const target = join(folder, store, 'universal-provider')
  await symlink(target, join(folder, 'node_modules/@walletconnect/universal-provider'), 'junction')
  expect(findSignClient([folder])).toBe(join(folder, store, 'sign-client', 'index.js'))
})

test('Without the kit, the error says what to install.', () => {
  expect(() => findSignClient([folder])).toThrow(
    /pairing kit is not installed.*no phone wallet.*npm install --save-exact @walletconnect\/universal-provider@2\.21\.8/,
  )
})

test('A kit with another interface is refused.', async () => {
  await addPackage('node_modules/@walletconnect/universal-provider')
  await addPackage('node_modules/@walletconnect/sign-client', 'module.exports = { SignClient: 7 }')
  await expect(startSignClient([folder], options)).rejects.toThrow(/has no SignClient. Install/)
})

test('An error in the kit’s own check of an ended session, which nobody awaits, ends no process.', async () => {
  const client = `{ core: { verify: {} }, engine: { isValidDisconnect: async () => { throw new Error('gone') } } }`
  await addPackage('node_modules/@walletconnect/universal-provider')
  await addPackage(
    'node_modules/@walletconnect/sign-client',
    `module.exports = { SignClient: class { static async init() { return ${client} } } }`,
  )
  const { engine } = await startSignClient([folder], options)
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  void engine.isValidDisconnect({})
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
  await expect(engine.isValidDisconnect({})).rejects.toThrow('gone')
})
