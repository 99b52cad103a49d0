import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packInto, runIn, terminalEnv } from '../../src/test-support/pack'

let folder = ''
let tarball = ''
let env: NodeJS.ProcessEnv = {}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-modal-production-'))
  env = terminalEnv(join(folder, 'cache'))
  tarball = packInto(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * For each package manager: the command that installs only the packages for production, and the files that the package manager needs. The test
 * downloads pnpm, Yarn and Bun from the package registry.
 */
const managers: [string, string[], Record<string, string>][] = [
  ['npm', ['npm', 'install', '--omit=dev', '--no-audit', '--no-fund'], {}],
  ['pnpm', ['npx', '--yes', 'pnpm@latest', 'install', '--prod', '--ignore-scripts'], {}],
  [
    'yarn',
    ['npx', '--yes', '@yarnpkg/cli-dist', 'workspaces', 'focus', '--production'],
    { '.yarnrc.yml': 'nodeLinker: node-modules\nenableScripts: false\n', 'yarn.lock': '' },
  ],
  ['bun', ['npx', '--yes', 'bun', 'install', '--production', '--ignore-scripts'], {}],
]

/** The names of all packages that are installed below a `node_modules` folder, also in the store of pnpm inside of that folder. */
function packagesBelow(modules: string): Set<string> {
  const entries = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  return new Set(entries.flatMap((path) => /(?:^|.*node_modules\/)((?:@[^/.]+\/)?[^/@.][^/]*)$/.exec(path)?.[1] ?? []))
}

test.each(managers)(
  'When %s installs an app with Solana and tests for production, neither @solana/web3.js nor rpc-websockets is installed.',
  (name, [command = '', ...args], files) => {
    const home = join(folder, name)
    const create = ['--yes', '--package', tarball, 'create-wallet-modal', 'shop', '--chains', 'evm,solana', '--tests']
    create.push('--no-install', '--no-git', '--no-input')
    mkdirSync(home)
    const made = runIn(home, env, 'npx', ...create)
    expect(made.exitCode, made.stderr).toBe(0)
    const shop = join(home, 'shop')
    for (const [path, text] of Object.entries(files)) writeFileSync(join(shop, path), text)
    expect(readFileSync(join(shop, 'package.json'), 'utf8')).toContain('"@solana/web3.js"')
    const installed = runIn(shop, env, command, ...args)
    expect(installed.exitCode, installed.stdout + installed.stderr).toBe(0)
    const packages = packagesBelow(join(shop, 'node_modules'))
    // The modal builds Solana transactions with @scure/base and @noble/hashes, so both must be installed for production.
    expect([...packages]).toEqual(expect.arrayContaining(['@scure/base', '@noble/hashes', 'react']))
    expect([...packages].filter((each) => ['rpc-websockets', '@solana/web3.js', 'jayson'].includes(each))).toEqual([])
  },
)
