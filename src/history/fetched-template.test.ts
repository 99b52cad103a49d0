import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { nodeFileSystem } from '../fs/node-file-system'
import { environmentApart, processExec } from '../process/process-exec'
import { fetchTemplate } from '../run/update/fetch-template'
import { treeBelow } from '../test-support/real-shop'
import { packageFiles } from '../test-support/world'

const root = mkdtempSync(join(tmpdir(), 'wallet-modal-fetch-'))
const above = join(root, 'above')
let server: Server
let registry = ''
let tarball: Uint8Array = new Uint8Array()

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Packs the small package of the tests, with these additional files. */
function pack(files: Record<string, string> = {}): Uint8Array {
  const folder = mkdtempSync(join(root, 'packed-'))
  const all = { ...packageFiles, ...files }
  for (const [path, text] of Object.entries(all)) put(join(folder, path.replace('/pkg', 'package')), text)
  execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder })
  return readFileSync(join(folder, 'package.tgz'))
}

/** Starts a registry that has one version of one package. */
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url?.endsWith('.tgz')) return void response.end(tarball)
    if (url !== '/create-wallet-modal') return void response.writeHead(404).end('{}')
    const dist = {
      tarball: `${registry}create-wallet-modal/-/create-wallet-modal-1.2.3.tgz`,
      shasum: createHash('sha1').update(tarball).digest('hex'),
    }
    const version = { name: 'create-wallet-modal', version: '1.2.3', dist }
    response.end(
      JSON.stringify({ name: 'create-wallet-modal', 'dist-tags': { latest: '1.2.3' }, versions: { '1.2.3': version } }),
    )
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  registry = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true, force: true })
})

/** Writes a package.json into a folder above the temporary folder. npm would take that folder for the project. */
beforeEach(() => {
  put(join(above, 'package.json'), '{ "name": "somebody", "workspaces": ["tmp/*"], "dependencies": {} }')
  put(join(above, 'node_modules/kept/package.json'), '{ "name": "kept", "version": "1.0.0" }')
  put(join(above, '.npmrc'), 'registry=http://127.0.0.1:9/\nglobal=true\ndry-run=true\n')
  mkdirSync(join(above, 'tmp'), { recursive: true })
  mkdirSync(join(root, 'home'), { recursive: true })
  for (const name of Object.keys(process.env)) if (name.startsWith('npm_')) vi.stubEnv(name, undefined)
  vi.stubEnv('TMPDIR', join(above, 'tmp'))
  vi.stubEnv('HOME', join(root, 'home'))
  vi.stubEnv('NPM_CONFIG_REGISTRY', registry)
  vi.stubEnv('NPM_CONFIG_FETCH_RETRIES', '0')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(above, { recursive: true, force: true })
})

const fetched = (): ReturnType<typeof fetchTemplate> =>
  fetchTemplate('1.2.3', {
    exec: processExec(new AbortController().signal),
    progress: () => {},
    fs: nodeFileSystem,
  })

test('npm runs in its own folder, and leaves nothing behind.', async () => {
  tarball = pack()
  const before = [treeBelow(above), treeBelow(join(root, 'home'))]
  expect((await fetched())?.files.has('src/wallet-modal/index.ts')).toBe(true)
  expect([treeBelow(above), treeBelow(join(root, 'home'))]).toEqual(before)
}, 60_000)

test('Settings that the CLI inherits from npm do not reach the npm that fetches.', async () => {
  tarball = pack()
  vi.stubEnv('npm_config_user_agent', 'npm/10.0.0 node/v20.0.0')
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/')
  vi.stubEnv('npm_config_dry_run', 'true')
  vi.stubEnv('npm_config_prefix', join(above, 'elsewhere'))
  expect(await fetched()).not.toBeNull()
  expect(readdirSync(above)).not.toContain('elsewhere')
}, 60_000)

test('A fetched template is checked like any other.', async () => {
  tarball = pack({ '/pkg/template/src/wallet-modal/node_modules.ts/../con.ts': 'x' })
  expect(await fetched()).toBeNull()
  tarball = pack({ '/pkg/template/src/elsewhere/x.ts': 'x' })
  expect(await fetched()).toBeNull()
}, 60_000)

test('The search path of a fetch has neither the project’s program folders nor the current folder.', () => {
  const folders = ['/work/app/node_modules/.bin', '.', '', 'bin', '/usr/bin']
  const environment = { PATH: folders.join(delimiter), npm_config_git: './evil', NPM_CONFIG_REGISTRY: 'mine' }
  expect(environmentApart({ ...environment, npm_execpath: '/npm' })).toEqual({
    PATH: '/usr/bin',
    NPM_CONFIG_REGISTRY: 'mine',
  })
  // If the person started the CLI from a shell, these settings are the person's own.
  expect(environmentApart(environment)).toMatchObject({ npm_config_git: './evil' })
})
