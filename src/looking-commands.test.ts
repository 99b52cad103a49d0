import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { packageRoot, runCli, type CliResult } from './test-support/cli-process'
import { treeBelow } from './test-support/real-shop'

const root = mkdtempSync(join(tmpdir(), 'wallet-modal-looking-'))
const [app, host, lost] = [join(root, 'app'), join(root, 'host'), join(root, 'lost')]
/** The file that a program of the project writes when it is started. */
const proof = join(root, 'proof')
const home = join(root, 'home')
const temporary = join(root, 'temporary')
afterAll(() => rmSync(root, { recursive: true, force: true }))

afterEach(() => rmSync(proof, { force: true }))

function put(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, mode)
}

const leaveProof = (name: string): string =>
  `require('node:fs').appendFileSync(${JSON.stringify(proof)}, ${JSON.stringify(`${name}\n`)})`

/** Writes a Prettier that records that it ran, and programs in every place where a tool searches for programs. */
function layTraps(project: string): void {
  const prettier = join(project, 'node_modules/prettier')
  put(join(prettier, 'package.json'), '{ "name": "prettier", "version": "3.0.0", "main": "index.js" }')
  put(
    join(prettier, 'index.js'),
    `${leaveProof('prettier')}
     exports.resolveConfig = async () => ({})
     exports.getFileInfo = async (path) => ({ ignored: false, inferredParser: path.endsWith('.ts') ? 'typescript' : null })
     exports.format = async (text) => text.replace(/\\n*$/, ';\\n')`,
  )
  const config = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); ${leaveProof('configuration')}; export default {}`
  for (const name of ['.prettierrc.mjs', 'prettier.config.mjs']) put(join(project, name), config)
  const script = `#!${process.execPath}\n${leaveProof('a program of the project')}\n`
  for (const name of ['git', 'npm', 'npx', 'node']) put(join(project, 'node_modules/.bin', name), script, 0o755)
  put(join(project, '.npmrc'), 'registry=http://127.0.0.1:9/\nscript-shell=./node_modules/.bin/npm\n')
  put(join(project, '.gitattributes'), '* filter=trap diff=trap merge=trap\n')
  const git = (...args: string[]): void => void execFileSync('git', args, { cwd: project, stdio: 'ignore' })
  git('init', '--quiet')
  git('add', 'package.json')
  git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '-m', 'first')
  const program = join(project, 'trap')
  put(program, script, 0o755)
  for (const hook of ['post-index-change', 'pre-commit', 'post-checkout'])
    put(join(project, '.git/hooks', hook), script, 0o755)
  for (const key of [
    'core.fsmonitor',
    'filter.trap.clean',
    'diff.trap.textconv',
    'diff.external',
    'merge.trap.driver',
    'alias.status',
  ])
    git('config', key, program)
}

const run = (cwd: string, args: readonly string[]): Promise<CliResult> =>
  runCli([...args, '--no-input', '--json'], {
    cwd,
    env: {
      HOME: home,
      TMPDIR: temporary,
      // The variables that npm gives the programs that it starts for a project, and a registry that does not answer.
      PATH: [join(cwd, 'node_modules/.bin'), '.', '', process.env['PATH'] ?? ''].join(delimiter),
      npm_config_user_agent: 'npm/10.0.0',
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_git: join(cwd, 'trap'),
      NPM_CONFIG_REGISTRY: 'http://127.0.0.1:9/',
      NPM_CONFIG_FETCH_RETRIES: '0',
    },
  })

beforeAll(async () => {
  for (const folder of [home, temporary]) mkdirSync(folder)
  put(join(host, 'package.json'), '{ "name": "host", "dependencies": { "react": "19", "vite": "8" } }')
  put(
    join(host, 'src/main.tsx'),
    "import { createRoot } from 'react-dom/client'\n\ncreateRoot(document.body).render(<p />)\n",
  )
  layTraps(host)
  cpSync(host, app, { recursive: true })
  layTraps(app)
  expect(await run(app, ['create', '--minimal', '--no-tests', '--no-install', '--no-wire'])).toMatchObject({
    exitCode: 0,
  })
  expect(readFileSync(proof, 'utf8')).toContain('prettier')
  const index = join(app, 'src/wallet-modal/index.ts')
  writeFileSync(index, `${readFileSync(index, 'utf8')}// ours\n`)
  cpSync(app, lost, { recursive: true })
  rmSync(join(lost, 'src/wallet-modal/wallet-modal.json'))
  rmSync(proof)
}, 120_000)

const { version: ownVersion } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  version: string
}

/** Changes the copy to a version that no place has. So a command has to search for the texts of that version. */
function asOfVersion(version: string): void {
  const path = join(app, 'src/wallet-modal/wallet-modal.json')
  put(path, readFileSync(path, 'utf8').replace(/"template": "[^"]*"/, `"template": "${version}"`))
}

/** Each command, with its exit code for a copy of this version, and for a copy of a version that cannot be found. */
const looking: [string, string, string[], number, number][] = [
  ['create', host, ['create', '--dry-run'], 0, 0],
  ['a first add', host, ['add', 'solana', '--dry-run'], 0, 0],
  ['add', app, ['add', 'solana', '--dry-run'], 0, 5],
  ['remove', app, ['remove', 'shell', '--dry-run'], 2, 5],
  ['update', app, ['update', '--dry-run'], 0, 0],
  ['update --check', app, ['update', '--check'], 0, 3],
  ['undo', app, ['undo', '--dry-run'], 4, 4],
  ['diff', app, ['diff'], 0, 0],
  ['diff --upstream', app, ['diff', '--upstream'], 0, 5],
  ['list', app, ['list'], 0, 0],
  ['doctor', app, ['doctor'], 3, 3],
  ['doctor --fix', app, ['doctor', '--fix', '--dry-run'], 3, 3],
  ['doctor licences', app, ['doctor', 'licences', '--sbom', 'bom.json', '--dry-run'], 4, 4],
  ['doctor audit', app, ['doctor', 'audit'], 0, 5],
  ['doctor csp', app, ['doctor', 'csp'], 3, 3],
  ['link', lost, ['link', '--dry-run'], 0, 0],
]

describe.each([
  ['of this version', null],
  ['of a version that is not at hand', '0.0.1'],
])('a copy %s', (_, version) => {
  test.each(looking)('%s runs nothing of the project and writes nothing', async (_name, cwd, args, known, unknown) => {
    if (version !== null) asOfVersion(version)
    const before = treeBelow(root)
    const { exitCode, stdout } = await run(cwd, args)
    expect(existsSync(proof) ? readFileSync(proof, 'utf8') : '').toBe('')
    expect(treeBelow(root)).toEqual(before)
    expect(exitCode, stdout).toBe(version === null ? known : unknown)
  })
})

test('With --format, a trusted project’s formatter runs; without it, the report says that it did not.', async () => {
  asOfVersion(ownVersion)
  for (const [cwd, args] of [
    [host, ['create', '--dry-run']],
    [app, ['add', 'solana', '--dry-run']],
    [app, ['diff']],
    [lost, ['link', '--dry-run']],
  ] as const) {
    const quiet = JSON.parse((await run(cwd, args)).stdout)
    expect(quiet.warnings.join(), args.join(' ')).toContain('--format')
    expect(existsSync(proof)).toBe(false)
    const { warnings } = JSON.parse((await run(cwd, [...args, '--format'])).stdout)
    expect(warnings.join()).not.toContain('--format')
    expect(readFileSync(proof, 'utf8')).toContain('prettier')
    rmSync(proof, { force: true })
  }
})

test('In a formatted copy, diff shows only the edits, and says that formatting is shown, too.', async () => {
  const { files, warnings } = JSON.parse((await run(app, ['diff'])).stdout)
  expect(files.map(({ path }: { path: string }) => path)).toEqual(['src/wallet-modal/index.ts'])
  expect(files[0].patch).toContain('+// ours')
  expect(warnings.join()).toContain('formatting shows among the edits')
})

test('Commands that write run no hook, monitor or program from the project’s git configuration.', async () => {
  const git = (...args: string[]): void => void execFileSync('git', args, { cwd: app, stdio: 'ignore' })
  // A filter says how git stores a file, so git has to run the filter to see which files have changed.
  git('config', '--unset', 'filter.trap.clean')
  const add = ['add', 'solana', '--no-format', '--no-install']
  expect(JSON.parse((await run(app, add)).stdout)).toMatchObject({ error: { code: 'WM_TREE_DIRTY' } })
  const safe = [
    '-c',
    'core.fsmonitor=',
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'user.name=x',
    '-c',
    'user.email=x@example.com',
  ]
  git(...safe, 'commit', '--quiet', '-a', '-m', 'second')
  expect(await run(app, add)).toMatchObject({ exitCode: 0 })
  expect(existsSync(proof) ? readFileSync(proof, 'utf8') : '').toBe('')
})
