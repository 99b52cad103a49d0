import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, createLogger, createServer, loadConfigFromFile, preview } from 'vite'
import type { Plugin } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signInServer } from '../template/dev-server/sign-in-server'

const folder = mkdtempSync(join(tmpdir(), 'sign-in-dev-'))
beforeAll(() => void vi.stubEnv('SIGN_IN_STORE', 'memory:'))
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const source = fileURLToPath(new URL('../template/src/wallet-modal/server/index.ts', import.meta.url))

/** Replaces the sandbox, which these tests do not need. */
const sandbox: Plugin = {
  name: 'sandbox',
  resolveId: (id) => (id === 'virtual:wallet-modal-sandbox' ? id : undefined),
  load: (id) => (id === 'virtual:wallet-modal-sandbox' ? 'export const sandbox = undefined' : undefined),
}

/** An app of one script, which says where its sign-in server is. */
function app(name: string, env: string) {
  const root = mkdtempSync(join(folder, name))
  writeFileSync(join(root, '.env'), env)
  writeFileSync(join(root, 'main.js'), 'console.log(import.meta.env.VITE_SIGN_IN_URL)')
  const copy = join(root, 'src', 'wallet-modal', 'server')
  mkdirSync(copy, { recursive: true })
  writeFileSync(join(copy, 'index.ts'), `export * from ${JSON.stringify(source)}`)
  return { root, configFile: false as const, logLevel: 'silent' as const, plugins: [sandbox, signInServer()] }
}

async function builtText(env: string): Promise<string> {
  const config = app('build', env)
  const built = await build({
    ...config,
    build: { write: false, rollupOptions: { input: join(config.root, 'main.js') } },
  })
  return JSON.stringify(built)
}

test('a build knows the server that the environment names, and no other', async () => {
  expect(await builtText('')).not.toContain('/api/sign-in')
  const elsewhere = await builtText('VITE_SIGN_IN_URL=https://api.app.example/sign-in')
  expect(elsewhere).toContain('https://api.app.example/sign-in')
  expect(elsewhere).not.toContain('/api/sign-in')
})

test('in development the page uses Vite’s server unless the environment names another', async () => {
  const servers = await Promise.all(
    ['', 'VITE_SIGN_IN_URL=https://api.app.example/sign-in'].map((env) =>
      createServer({ ...app('dev', env), server: { port: 0, host: '127.0.0.1' } }),
    ),
  )
  try {
    const scripts = await Promise.all(servers.map((server) => server.transformRequest('/main.js')))
    expect(scripts.map((script) => script?.code.includes('"/api/sign-in"'))).toEqual([true, false])
    expect(scripts[1]?.code).toContain('https://api.app.example/sign-in')
    const [own] = servers
    await own?.listen()
    const [page = ''] = own?.resolvedUrls?.local ?? []
    const answer = await fetch(new URL('/api/sign-in/nonce', page), { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(answer.status).toBe(200)
  } finally {
    await Promise.all(servers.map((server) => server.close()))
  }
})

test('a preview of a build has the server, too', async () => {
  const config = app('preview', '')
  await build({ ...config, build: { rollupOptions: { input: join(config.root, 'main.js') } } })
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  try {
    const [page = ''] = server.resolvedUrls?.local ?? []
    const answer = await fetch(new URL('/api/sign-in/nonce', page), { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(answer.status).toBe(200)
  } finally {
    await server.close()
  }
})

test('Vite reports nothing about the configuration of the starter app', async () => {
  const logger = createLogger('warn')
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {})
  const root = fileURLToPath(new URL('../template', import.meta.url))
  const env = { command: 'serve', mode: 'development' } as const
  expect(await loadConfigFromFile(env, join(root, 'vite.config.ts'), root, 'warn', logger)).toBeTruthy()
  expect(warn.mock.calls).toEqual([])
})
