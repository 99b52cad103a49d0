import { join } from 'node:path'
import type { FileSystem } from '../fs/file-system'
import { listFiles } from '../fs/tree'
import { sha256 } from '../hash'
import { isRecord } from '../json'
import { fail, ok, some, warn, type Check } from './check'
import { directivesOf, isExactOrigin, policyProblems, type WalletPage } from './wallet-policy'

/** The answer of a host. */
export interface HostAnswer {
  status: number
  /** Returns the value of a header; `null` if the answer does not have it. */
  header(name: string): string | null
  bytes: Uint8Array
}

/** Gets a document. Returns `null` if no answer came. Follows no redirects. */
export type GetDocument = (url: string) => Promise<HostAnswer | null>

export interface WalletInput {
  /** The address of the wallet frame, as in the option `hosts.auth`. */
  url: string
  /** The folder with the build that should be deployed. */
  build: string
  get: GetDocument
  fs: FileSystem
}

const pageFix = 'Set the headers that wallet-frame/README.md lists in your copy.'

/** Checks a deployed wallet frame: its headers, the answer of its server, and whether its files are the files of a build. */
export async function checkWallet({ url, build, get, fs }: WalletInput): Promise<Check[]> {
  const base = baseOf(url)
  if (base === null) {
    const fix = 'Give an address such as https://wallet.app.example; http is for this computer only.'
    return [fail('wallet', 'wallet:address', `${url} is no https address.`, fix)]
  }
  const [frame, account, confirm, loading, server] = await Promise.all([
    get(`${base}/`),
    get(`${base}/export.html`),
    get(`${base}/confirm.html`),
    get(`${base}/loading.html`),
    get(`${base}/api/wallet/me`),
  ])
  const found = frame?.status === 200
  return [
    ...(found ? checkFrame(base, frame) : [notFound('wallet:frame', `${base}/`, frame)]),
    ...(found
      ? [
          checkAlone('wallet:account-page', `${base}/export.html`, account, 'alone'),
          checkAlone('wallet:confirm-page', `${base}/confirm.html`, confirm, 'alone'),
          checkAlone('wallet:loading-page', `${base}/loading.html`, loading, 'loading'),
          await checkFiles({ base, build, get, fs }),
        ]
      : []),
    checkServer(`${base}/api/wallet`, server),
  ]
}

/** Returns the address without a slash at its end; `null` if the address is neither https nor on this computer. */
function baseOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, hostname, origin, pathname } = new URL(url)
  const isLocal = protocol === 'http:' && /^(?:.+\.)?localhost$|^127\.0\.0\.1$/.test(hostname)
  return protocol === 'https:' || isLocal ? `${origin}${pathname}`.replace(/\/+$/, '') : null
}

function notFound(id: string, url: string, answer: HostAnswer | null): Check {
  const problem = answer === null ? 'does not answer' : `answers with the status ${answer.status}`
  return fail('wallet', id, `${url} ${problem}.`, 'Look at the host of the wallet frame, and at the address.')
}

function checkFrame(base: string, frame: HostAnswer): Check[] {
  const directives = directivesOf(frame.header('content-security-policy') ?? '')
  const problems = policyProblems(directives, 'frame')
  const isSafe = problems.length === 0
  const policy = isSafe
    ? ok('wallet', 'wallet:policy', `The policy of ${base}/ lets no foreign script run.`)
    : fail('wallet', 'wallet:policy', `The policy of ${base}/ should have: ${problems.join('; ')}.`, pageFix)
  return [policy, checkEmbedders(base, directives.get('frame-ancestors')), checkHeaders(base, frame)]
}

/** Checks which pages may embed the frame. */
function checkEmbedders(base: string, origins: readonly string[] | undefined): Check {
  const id = 'wallet:embedders'
  const fix = 'List the exact origins of your apps in frame-ancestors, as wallet-frame/README.md in your copy says.'
  if (!origins) return fail('wallet', id, `Every page may embed ${base}/: its policy has no frame-ancestors.`, fix)
  const wide = origins.filter((origin) => !isExactOrigin(origin))
  if (origins.length === 0 || wide.includes("'none'")) return fail('wallet', id, `No page may embed ${base}/.`, fix)
  if (wide.length > 0) return fail('wallet', id, `${wide.join(' and ')} in frame-ancestors names no exact origin.`, fix)
  if (origins.includes(new URL(base).origin)) {
    const own = `The frame and an app share the origin ${new URL(base).origin}, so the scripts of the app can read the keys.`
    return fail('wallet', id, own, 'Serve the frame from a host of its own, such as https://wallet.app.example.')
  }
  return ok('wallet', id, `These pages may embed ${base}/: ${origins.join(', ')}.`)
}

function checkHeaders(base: string, frame: HostAnswer): Check {
  const expected: readonly [name: string, value: RegExp, text: string][] = [
    ['referrer-policy', /^no-referrer$/i, 'Referrer-Policy: no-referrer'],
    ['x-content-type-options', /^nosniff$/i, 'X-Content-Type-Options: nosniff'],
    ['cache-control', /no-cache|no-store|max-age=0/i, 'Cache-Control: no-cache'],
  ]
  const missing = expected.filter(([name, value]) => !value.test(frame.header(name) ?? '')).map(([, , text]) => text)
  return missing.length === 0
    ? ok('wallet', 'wallet:headers', `The other headers of ${base}/ are right.`)
    : warn('wallet', 'wallet:headers', `${base}/ has no "${missing.join('" and no "')}".`, pageFix)
}

/** Checks a page on which visitors type codes, confirm transfers or begin a login. No other page may embed such a page. */
function checkAlone(id: string, url: string, answer: HostAnswer | null, page: WalletPage): Check {
  if (answer?.status !== 200) return notFound(id, url, answer)
  const directives = directivesOf(answer.header('content-security-policy') ?? '')
  const ancestors = directives.get('frame-ancestors') ?? []
  const isAlone = ancestors.length === 1 && ancestors[0] === "'none'"
  const problems = [...policyProblems(directives, page), ...(isAlone ? [] : ["frame-ancestors 'none'"])]
  return problems.length === 0
    ? ok('wallet', id, `No page may embed ${url}.`)
    : fail('wallet', id, `The policy of ${url} should have: ${problems.join('; ')}.`, pageFix)
}

/**
 * Checks the answer to a request without a proof. A wallet server refuses such a request with the error PROOF_NOT_VALID, so this error
 * shows that the server is there.
 */
function checkServer(url: string, answer: HostAnswer | null): Check {
  const code = answer && codeOf(answer.bytes)
  if (code === 'PROOF_NOT_VALID') return ok('wallet', 'wallet:server', `The wallet server answers under ${url}.`)
  const status = answer === null ? 'nothing' : code === undefined ? `the status ${answer.status}` : `the error ${code}`
  const fix = 'Mount the wallet server at the origin of the frame, as wallet-server/README.md in your copy says.'
  return fail('wallet', 'wallet:server', `There is no wallet server under ${url}: it answered with ${status}.`, fix)
}

function codeOf(bytes: Uint8Array): string | undefined {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const error = isRecord(json) ? json['error'] : undefined
    return isRecord(error) && typeof error['code'] === 'string' ? error['code'].slice(0, 60) : undefined
  } catch {
    return undefined
  }
}

/** Compares the deployed files with the files of a build, by SHA-256. */
async function checkFiles(input: Omit<WalletInput, 'url'> & { base: string }): Promise<Check> {
  const { base, build, get, fs } = input
  const id = 'wallet:files'
  const names = (await fs.kind(build)) === 'folder' ? await listFiles(fs, build) : []
  if (!names.includes('index.html')) {
    const fix =
      'Build the release that should be deployed with `npm run build:wallet`, or name its folder: --wallet-build <folder>.'
    return warn('wallet', id, `There is no build in ${build} to compare the files with.`, fix)
  }
  const compared = await Promise.all(
    names.map(async (name) => {
      const answer = await get(`${base}/${name === 'index.html' ? '' : name}`)
      const isEqual = answer?.status === 200 && sha256(answer.bytes) === sha256(await fs.read(join(build, name)))
      return isEqual ? [] : [name]
    }),
  )
  const other = compared.flat()
  if (other.length === 0) return ok('wallet', id, `The ${names.length} files of ${base} are those of ${build}.`)
  const fix =
    'If nobody has deployed another release, find out who changed the files: they can take the keys of visitors.'
  return fail('wallet', id, `Not the files of ${build}: ${some(other)}.`, fix)
}
