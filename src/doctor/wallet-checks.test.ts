import { describe, expect, test } from 'vitest'
import { runDoctor } from '../run/inspect/doctor'
import { diskWithShop } from '../test-support/copies'
import { put } from '../test-support/releases'
import { worldOf } from '../test-support/world'
import type { Check } from './check'
import type { HostAnswer } from './wallet-checks'

const host = 'https://wallet.app.example'
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' https://rpc.example https://bundler.example https://paymaster.example; base-uri 'none'; form-action 'none'"
/** The policy of a page that no other page may embed. @param connect the sources of connect-src */
const alonePolicy = (connect: string) => policy.replace(/connect-src [^;]*/, `connect-src ${connect}`)
const pageHeaders = (ancestors: string, text = policy) => ({
  'content-security-policy': `${text}; frame-ancestors ${ancestors}`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
})
const build = {
  'index.html': '<main>',
  'export.html': '<main>own',
  'confirm.html': '<main>confirm',
  'loading.html': '<main>loading',
  'assets/main-1.js': 'run()',
}

/** The host's answer at a path. `null`: no answer. */
interface Served {
  status?: number
  headers?: Record<string, string>
  text?: string
}
type Site = Record<string, Served | null>

const site: Site = {
  '/': { headers: pageHeaders('https://app.example http://localhost:5173'), text: build['index.html'] },
  '/export.html': { headers: pageHeaders("'none'", alonePolicy("'self'")), text: build['export.html'] },
  '/confirm.html': { headers: pageHeaders("'none'", alonePolicy("'self'")), text: build['confirm.html'] },
  '/loading.html': { headers: pageHeaders("'none'", alonePolicy("'none'")), text: build['loading.html'] },
  '/assets/main-1.js': { text: build['assets/main-1.js'] },
  '/api/wallet/me': { status: 401, text: '{"error":{"code":"PROOF_NOT_VALID","message":"…"}}' },
}

function answerOf({ status = 200, headers = {}, text = '' }: Served): HostAnswer {
  return { status, header: (name) => headers[name] ?? null, bytes: new TextEncoder().encode(text) }
}

/** Runs the doctor on a project with a build. The host differs from a correct host only in `changes`. */
async function check(changes: Site = {}, { url = host, files = build as object, folder = 'dist-wallet' } = {}) {
  const disk = await diskWithShop({})
  for (const [name, text] of Object.entries(files)) {
    const path = `/work/shop/${folder}/${name}`
    await disk.makeFolders(path.slice(0, path.lastIndexOf('/')))
    await put(disk, path, String(text))
  }
  const served: Site = { ...site, ...changes }
  const asked: string[] = []
  const get = async (address: string) => {
    asked.push(address)
    const found = served[new URL(address).pathname.replace(/^\/sub/, '')]
    return found === null ? null : answerOf(found ?? { status: 404 })
  }
  const wallet = { url, get, ...(folder === 'dist-wallet' ? {} : { build: folder }) }
  const outcome = await runDoctor({ node: '20.19.1', wallet }, worldOf(disk, { cwd: '/work/shop' }))
  const checks = outcome.checks.filter(({ group }) => group === 'wallet')
  const of = (id: string): Check | undefined => checks.find((each) => each.id === `wallet:${id}`)
  return { checks, of, asked }
}

const withPolicy = (text: string): Served => ({ ...site['/'], headers: { 'content-security-policy': text } })

test('A frame that is deployed as the README says passes every check.', async () => {
  const { checks, of } = await check()
  expect(checks.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'wallet:policy ok',
    'wallet:embedders ok',
    'wallet:headers ok',
    'wallet:account-page ok',
    'wallet:confirm-page ok',
    'wallet:loading-page ok',
    'wallet:files ok',
    'wallet:server ok',
  ])
  expect(of('embedders')?.message).toContain('https://app.example, http://localhost:5173')
})

test('A frame below a path is asked there.', async () => {
  const { asked } = await check({}, { url: `${host}/sub/` })
  expect(asked).toContain(`${host}/sub/`)
  expect(asked).toContain(`${host}/sub/api/wallet/me`)
})

test.each(['wallet.app.example', 'http://wallet.app.example', 'ftp://wallet.app.example'])(
  'The address %s is refused, and nothing is asked.',
  async (url) => {
    const { of, asked } = await check({}, { url })
    expect(of('address')).toMatchObject({ status: 'fail', message: `${url} is no https address.` })
    expect(asked).toEqual([])
  },
)

test('The frame of this computer may be http.', async () => {
  expect((await check({}, { url: 'http://localhost:5174' })).of('policy')?.status).toBe('ok')
})

describe('The frame', () => {
  const connections = "connect-src 'self' {each origin of a rpcUrl, bundlerUrl and paymasterUrl}"

  test.each([
    [null, 'https://wallet.app.example/ does not answer.'],
    [{ status: 404 }, 'https://wallet.app.example/ answers with the status 404.'],
    [{ status: 301 }, 'https://wallet.app.example/ answers with the status 301.'],
  ] as const)('that is not there (%j) is a failure', async (answer, message) => {
    const { of } = await check({ '/': answer })
    expect(of('frame')).toMatchObject({ status: 'fail', message })
    expect(of('policy')).toBeUndefined()
  })

  test.each([
    ['', "default-src 'none'"],
    [policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"), "script-src 'self'"],
    [policy.replace("script-src 'self'", "script-src 'self' https://cdn.example"), "script-src 'self'"],
    [policy.replace("base-uri 'none'", "base-uri 'self'"), "base-uri 'none'"],
    [policy.replace('; form-action', '; x-form-action'), "form-action 'none'"],
    [policy.replace('https://rpc.example', 'https:'), connections],
    [policy.replace('https://rpc.example', 'https://*.example'), connections],
    [policy.replace('https://bundler.example', 'https:'), connections],
    [policy.replace('https://paymaster.example', 'https://*.example'), connections],
    [policy.replace("connect-src 'self'", 'connect-src'), connections],
  ])('with the policy "%s" fails', async (text, missing) => {
    const { of } = await check({ '/': withPolicy(`${text}; frame-ancestors https://app.example`) })
    expect(of('policy')?.status).toBe('fail')
    expect(of('policy')?.message).toContain(missing)
  })

  test.each([
    ['', 'Every page may embed'],
    ["; frame-ancestors 'none'", 'No page may embed'],
    ['; frame-ancestors', 'No page may embed'],
    ['; frame-ancestors *', '* in frame-ancestors names no exact origin'],
    ['; frame-ancestors https://*.vercel.app https://app.example', 'https://*.vercel.app in frame-ancestors'],
    ['; frame-ancestors https:', 'https: in frame-ancestors'],
    [`; frame-ancestors https://app.example ${host}`, `share the origin ${host}`],
  ])('with embedders "%s" fails', async (ancestors, message) => {
    const { of } = await check({ '/': withPolicy(`${policy}${ancestors}`) })
    expect(of('embedders')?.status).toBe('fail')
    expect(of('embedders')?.message).toContain(message)
  })

  test('without the other headers is a warning that names them', async () => {
    const { of } = await check({ '/': withPolicy(`${policy}; frame-ancestors https://app.example`) })
    expect(of('headers')).toMatchObject({ status: 'warn' })
    for (const name of ['Referrer-Policy', 'X-Content-Type-Options', 'Cache-Control'])
      expect(of('headers')?.message).toContain(name)
  })
})

describe.each([
  ['The page with the secret words', '/export.html', 'account-page', "'self'", "'none'"],
  ['The page that confirms', '/confirm.html', 'confirm-page', "'self'", "'none'"],
  ['The window of a social login', '/loading.html', 'loading-page', "'none'", "'self' https://rpc.example"],
])('%s', (_, path, id, connect, otherConnect) => {
  test('that other pages may embed is a failure', async () => {
    const { of } = await check({ [path]: { headers: pageHeaders('https://app.example', alonePolicy(connect)) } })
    expect(of(id)?.message).toBe(`The policy of https://wallet.app.example${path} should have: frame-ancestors 'none'.`)
  })

  test('whose connect-src is wrong is a failure', async () => {
    const { of } = await check({ [path]: { headers: pageHeaders("'none'", alonePolicy(otherConnect)) } })
    expect(of(id)?.message).toBe(`The policy of https://wallet.app.example${path} should have: connect-src ${connect}.`)
  })

  test('that is not there is a failure', async () => {
    expect((await check({ [path]: { status: 404 } })).of(id)?.status).toBe('fail')
  })
})

test('The policy of the window of a social login may also allow connections to the host of the frame.', async () => {
  const { of } = await check({ '/loading.html': { headers: pageHeaders("'none'", alonePolicy("'self'")) } })
  expect(of('loading-page')?.status).toBe('ok')
})

describe('The wallet server', () => {
  test.each([
    [null, 'nothing'],
    [{ status: 200, text: '<!doctype html>' }, 'the status 200'],
    [{ status: 404, text: '{"error":{"code":"NOT_FOUND"}}' }, 'the error NOT_FOUND'],
    [{ status: 401, text: '{"error":7}' }, 'the status 401'],
  ] as const)('that answers with %j is a failure', async (answer, words) => {
    const { of } = await check({ '/api/wallet/me': answer })
    expect(of('server')?.status).toBe('fail')
    expect(of('server')?.message).toContain(`it answered with ${words}.`)
  })
})

describe('The files', () => {
  test('that were changed or are missing are named', async () => {
    const { of } = await check({
      '/assets/main-1.js': { text: 'run();steal()' },
      '/export.html': { status: 404 },
    })
    expect(of('files')).toMatchObject({
      status: 'fail',
      message: 'Not the files of /work/shop/dist-wallet: assets/main-1.js, export.html.',
    })
  })

  test('cannot be compared without a build', async () => {
    const { of } = await check({}, { files: {} })
    expect(of('files')).toMatchObject({ status: 'warn' })
    expect(of('files')?.message).toContain('There is no build in /work/shop/dist-wallet')
  })

  test('are compared with the folder that was named', async () => {
    expect((await check({}, { folder: 'out/wallet' })).of('files')?.message).toContain('/work/shop/out/wallet')
  })
})
