import { join } from 'node:path'
import { derivePolicy } from '../csp/derive'
import type { Source } from '../csp/policy'
import { readPolicyInput } from '../csp/read-project'
import { ok, some, warn, type Check } from './check'
import type { Facts } from './facts'

/** The files in which projects usually write a content security policy. */
const places = [
  'index.html',
  'public/index.html',
  'public/_headers',
  'static/_headers',
  '_headers',
  'vercel.json',
  'netlify.toml',
  'staticwebapp.config.json',
  'firebase.json',
  ...['next.config', 'vite.config', 'astro.config'].flatMap((name) =>
    ['js', 'mjs', 'ts', 'mts'].map((end) => `${name}.${end}`),
  ),
  ...['middleware', 'proxy', 'src/middleware', 'src/proxy', 'src/hooks.server'].flatMap((name) => [
    `${name}.ts`,
    `${name}.js`,
  ]),
  ...['app/root', 'app/entry.server', 'src/app/layout', 'app/layout'].map((name) => `${name}.tsx`),
]

const directive = /\b(default-src|script-src|style-src|img-src|connect-src|frame-src|child-src)\s+([^;"`\n]*)/g

/** Checks whether the project's policies allow the modal's requests. `doctor csp` derives the same requests. */
export async function checkPolicies(facts: Facts): Promise<Check[]> {
  const { fs, project } = facts
  const found: { path: string; text: string }[] = []
  for (const path of places) {
    if ((await fs.kind(join(project, path))) !== 'file') continue
    const text = new TextDecoder().decode(await fs.read(join(project, path)))
    if (/content-security-policy/i.test(text)) found.push({ path, text })
  }
  if (found.length === 0) return [ok('project', 'policy', 'No content security policy found')]
  const { facts: known, calls } = await readPolicyInput(facts)
  const { sources } = derivePolicy(known, calls)
  return found.map(({ path, text }) => judge(path, text, sources))
}

function judge(path: string, text: string, sources: readonly Source[]): Check {
  const given = new Map(
    [...text.matchAll(directive)].map(([, name = '', listed = '']) => [name, listed.trim().split(/\s+/)]),
  )
  // A policy may allow scripts with a nonce and without a source, so sources of scripts are not checked.
  const wanted = sources.filter((one) => one.directive !== 'script-src')
  const open = wanted.filter(({ placeholder }) => placeholder !== null)
  const lacking = wanted.filter(
    ({ directive: name, source, placeholder }) => placeholder === null && !allows(given, name, source),
  )
  const rest = open.length === 0 ? '' : `, except ${some(open.map(({ source }) => source))}, which could not be read`
  if (lacking.length === 0)
    return ok('project', 'policy', `The policy in ${path} allows what the modal requests${rest}`)
  const byName = [...new Set(lacking.map((one) => one.directive))].map((name) => {
    const listed = lacking.filter((one) => one.directive === name).map(({ source }) => source)
    return `${name} ${listed.join(' ')}`
  })
  return warn(
    'project',
    'policy',
    `The content security policy in ${path} keeps parts of the modal from working.`,
    `Add: ${byName.join('; ')}. To see why, run: create-wallet-modal doctor csp`,
  )
}

/** Whether a policy allows a source. A missing directive without a `default-src` allows everything. */
function allows(given: ReadonlyMap<string, readonly string[]>, name: string, source: string): boolean {
  const inherited =
    name === 'frame-src' ? (given.get('child-src') ?? given.get('default-src')) : given.get('default-src')
  const sources = given.get(name) ?? inherited
  if (!sources) return true
  const scheme = source.split('//')[0] ?? ''
  const parent = source.replace(/^\w+:\/\/[^.]+\./, '*.')
  return sources.some((each) => {
    if (each === source || each === scheme) return true
    if (each === '*') return source !== 'data:'
    return source.includes('//') && each.replace(/^\w+:\/\//, '') === parent
  })
}
