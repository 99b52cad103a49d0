import { join } from 'node:path'
import { listFiles } from '../fs/tree'
import { bundlerNeeds } from '../host/bundler-needs'
import { isBrowserSource, type SourceFile } from '../host/prebundled-packages'
import { ok, some, warn, fail, type Check } from './check'
import type { Facts } from './facts'

const mostFiles = 3000

/** Checks the bundler's configuration, server rendering, React's compiler and TypeScript's flags. */
export async function checkHost(facts: Facts): Promise<Check[]> {
  return [
    ...(await bundler(facts)),
    ...(await serverRendering(facts)),
    ...(await compiler(facts)),
    ...(await typescript(facts)),
  ]
}

/** Checks whether the bundler's configuration has what the copy needs. */
async function bundler({ copy, framework, fs, project }: Facts): Promise<Check[]> {
  if (!copy) return []
  const folder = join(project, copy.target)
  const copied: SourceFile[] = []
  for (const path of await listFiles(fs, folder)) {
    if (isBrowserSource(path) && (await fs.kind(join(folder, path))) === 'file')
      copied.push([path, new TextDecoder().decode(await fs.read(join(folder, path)))])
  }
  const needs = await bundlerNeeds(fs, project, framework, copied)
  if (needs.length === 0) return [ok('project', 'bundler', 'The bundler’s configuration leaves the copy as it is')]
  return needs.map(({ id, isBroken, problem, fix }) => (isBroken ? fail : warn)('project', id, problem, fix))
}

async function serverRendering(facts: Facts): Promise<Check[]> {
  if (!(await rendersOnServer(facts))) return [ok('project', 'server-rendering', 'Pages are rendered in the browser')]
  const { framework, copy, fs, project } = facts
  const hint = framework === 'astro' ? ' In Astro, put the modal’s component on the page with client:load.' : ''
  if (!copy) return []
  const isSource = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path) && !path.startsWith(`${copy.target}/`)
  const skip = (path: string): boolean => /(^|\/)(node_modules|dist|build|out|\..+)$/.test(path)
  for (const path of (await listFiles(fs, project, skip)).filter(isSource).slice(0, mostFiles)) {
    if ((await fs.kind(join(project, path))) !== 'file') continue
    if (new TextDecoder().decode(await fs.read(join(project, path))).includes('enableStaticRendering')) {
      return [ok('project', 'server-rendering', `Pages are rendered on a server, and ${path} says so to MobX`)]
    }
  }
  return [
    warn(
      'project',
      'server-rendering',
      `${framework} renders pages on a server, and MobX is not told so: what it watches there would never be let go.`,
      `In the server’s entry: import { enableStaticRendering } from 'mobx-react-lite' and enableStaticRendering(typeof window === 'undefined').${hint}`,
    ),
  ]
}

async function rendersOnServer(facts: Facts): Promise<boolean> {
  const { framework, ranges } = facts
  if (framework === 'react-router') {
    const settings = await firstText(facts, ['react-router.config.ts', 'react-router.config.js'])
    return ranges.has('@react-router/dev') && !/\bssr\s*:\s*false/.test(settings ?? '')
  }
  return ['next', 'tanstack-start', 'remix', 'astro'].includes(framework)
}

/** Checks whether every component that reads a store opts out of React's compiler, when the project uses it. */
async function compiler(facts: Facts): Promise<Check[]> {
  const { copy, fs, project } = facts
  const isOn = await usesCompiler(facts)
  if (!isOn) return [ok('project', 'react-compiler', 'React’s compiler is not in use')]
  if (!copy) return [ok('project', 'react-compiler', 'React’s compiler is in use')]
  const folder = join(project, copy.target)
  const sources = (await listFiles(fs, folder)).filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  const unmarked: string[] = []
  for (const path of sources) {
    if ((await fs.kind(join(folder, path))) !== 'file') continue
    const text = new TextDecoder().decode(await fs.read(join(folder, path)))
    for (const { index } of text.matchAll(/\bobserver\((?!\s*function \w+\([^]*?\{\s*['"]use no memo['"])/g)) {
      unmarked.push(`${copy.target}/${path}:${text.slice(0, index).split('\n').length}`)
    }
  }
  if (unmarked.length === 0) {
    return [ok('project', 'react-compiler', 'React’s compiler is in use, and every observer opts out of it')]
  }
  return [
    fail(
      'project',
      'react-compiler',
      `React’s compiler is in use and would freeze these components: ${some(unmarked)}.`,
      "Write them as observer(function Name() { 'use no memo'; … })",
    ),
  ]
}

async function usesCompiler(facts: Facts): Promise<boolean> {
  const named = ['babel-plugin-react-compiler', 'react-compiler-webpack'].some((name) => facts.ranges.has(name))
  const settings = facts.files.filter((name) =>
    /^(next|vite|astro|babel|rsbuild|webpack|react-router)\.config\.|^\.babelrc/.test(name),
  )
  const texts = await Promise.all(settings.map((name) => firstText(facts, [name])))
  return named || texts.some((text) => /react-?compiler|react\(\s*\{[^]*?\bcompiler\s*:/i.test(text ?? ''))
}

const flags = [
  'erasableSyntaxOnly',
  'verbatimModuleSyntax',
  'exactOptionalPropertyTypes',
  'noUncheckedIndexedAccess',
  'experimentalDecorators',
  'emitDecoratorMetadata',
]

/** Reports strict TypeScript flags. The copy compiles under all of them, so they are only information. */
async function typescript(facts: Facts): Promise<Check[]> {
  const found: string[] = []
  for (const name of facts.files.filter((each) => /^tsconfig(\.\w+)?\.json$/.test(each))) {
    const text = (await firstText(facts, [name])) ?? ''
    const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    found.push(...flags.filter((flag) => new RegExp(`"${flag}"\\s*:\\s*true`).test(code)))
  }
  const list = [...new Set(found)]
  const message =
    list.length === 0
      ? 'No unusual TypeScript flags'
      : `TypeScript flags that the copy is written for: ${list.join(', ')}`
  return [ok('project', 'typescript-flags', message)]
}

async function firstText({ fs, project }: Facts, names: readonly string[]): Promise<string | null> {
  for (const name of names) {
    if ((await fs.kind(join(project, name))) === 'file')
      return new TextDecoder().decode(await fs.read(join(project, name)))
  }
  return null
}
