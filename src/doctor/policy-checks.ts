import { join } from 'node:path'
import { ok, warn, type Check } from './check'
import type { Facts } from './facts'
import { serviceHosts } from './service-hosts'

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

/** Checks whether the project's policies allow what the modal requests. */
export async function checkPolicies(facts: Facts): Promise<Check[]> {
  const { fs, project } = facts
  const checks: Check[] = []
  for (const path of places) {
    if ((await fs.kind(join(project, path))) !== 'file') continue
    const text = new TextDecoder().decode(await fs.read(join(project, path)))
    if (/content-security-policy/i.test(text)) checks.push(judge(path, text, facts))
  }
  return checks.length > 0 ? checks : [ok('project', 'policy', 'No content security policy found')]
}

function judge(path: string, text: string, facts: Facts): Check {
  const given = new Map(
    [...text.matchAll(directive)].map(([, name = '', sources = '']) => [name, sources.trim().split(/\s+/)]),
  )
  const wanted = wantedSources(facts)
  const lacking = wanted.filter(({ name, source }) => !allows(given, name, source))
  const rpc = 'and the RPC endpoints of your networks in connect-src'
  if (lacking.length === 0) return ok('project', 'policy', `The policy in ${path} names what the modal asks (${rpc}?)`)
  const byName = [...new Set(lacking.map(({ name }) => name))].map(
    (name) =>
      `${name} ${lacking
        .filter((each) => each.name === name)
        .map(({ source }) => source)
        .join(' ')}`,
  )
  return warn(
    'project',
    'policy',
    `The content security policy in ${path} may keep parts of the modal from working.`,
    `Add what you use of: ${byName.join('; ')}; ${rpc}.`,
  )
}

function wantedSources(facts: Facts): { name: string; source: string }[] {
  return [
    { name: 'style-src', source: "'self'" },
    { name: 'img-src', source: 'data:' },
    { name: 'img-src', source: 'https:' },
    ...serviceHosts(facts).map(({ directive: name, url }) => ({ name, source: url })),
  ]
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
