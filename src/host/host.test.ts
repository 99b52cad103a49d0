import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { detectPackageManager } from './package-manager'
import { frameworkOf } from './framework'
import { inspectProject } from './project'
import { nameProblems, proposeName } from './project-name'
import { isInRepository } from './repository'
import { refuseWorkspaceRoot } from './workspace'

describe('project name', () => {
  test.each(['my-app', 'a', '@team/app', 'app.2', 'a_b'])('%s is a valid name', (name) => {
    expect(nameProblems(name)).toEqual([])
  })

  test.each([
    ['', 'it is empty', 'my-wallet-app'],
    ['My App', 'it has spaces', 'my-app'],
    ['.hidden', 'it starts with "."', 'hidden'],
    ['-x', 'it starts with "-"', 'x'],
    ['café', 'it has characters that npm does not allow (é)', 'cafe'],
    ['a&b', 'it has characters that npm does not allow (&)', 'a-b'],
    ['日本', 'it has characters that npm does not allow (日 本)', 'my-wallet-app'],
    ['node_modules', 'npm keeps it for itself', 'my-wallet-app'],
    ['x'.repeat(215), 'it is longer than 214 characters', 'x'.repeat(100)],
  ])('"%s": %s; proposed instead: %s', (name, problem, proposal) => {
    expect(nameProblems(name)).toContain(problem)
    expect(proposeName(name)).toBe(proposal)
    expect(nameProblems(proposal)).toEqual([])
  })
})

test('Whatever the user types, the proposed name is valid.', () => {
  assert(property(string({ unit: 'binary', maxLength: 300 }), (name) => nameProblems(proposeName(name)).length === 0))
})

describe('package manager', () => {
  test.each([
    [
      'the packageManager field',
      { '/w/app/package.json': '{"packageManager":"pnpm@10.1.0"}', '/w/app/yarn.lock': '' },
      'pnpm',
    ],
    ['the lockfile', { '/w/app/yarn.lock': '' }, 'yarn'],
    ['a lockfile further up', { '/w/bun.lock': '', '/w/app/package.json': '{}' }, 'bun'],
    [
      'the first known package manager of the devEngines field',
      { '/w/app/package.json': '{"devEngines":{"packageManager":[{"name":"vlt"},{"name":"pnpm"},{"name":"bun"}]}}' },
      'pnpm',
    ],
    ['the devEngines field', { '/w/app/package.json': '{"devEngines":{"packageManager":{"name":"bun"}}}' }, 'bun'],
    [
      'the field of a root further up',
      { '/w/package.json': '{"packageManager":"pnpm@10.1.0","workspaces":["app"]}', '/w/app/package.json': '{}' },
      'pnpm',
    ],
    ['not what lies above the repository', { '/package-lock.json': '', '/w/.git/HEAD': '' }, 'yarn'],
    ['the user agent', {}, 'yarn'],
  ])('%s decides', async (_, files, expected) => {
    const agent = 'yarn/4.1.0 npm/? node/v20'
    expect(await detectPackageManager(new MemoryFileSystem(files), '/w/app', agent)).toBe(expected)
  })

  test('npm is the default.', async () => {
    expect(await detectPackageManager(new MemoryFileSystem(), '/w/app', 'deno/2')).toBe('npm')
  })
})

describe('project', () => {
  test.each([
    [['next', 'react', 'vite'], [], 'next'],
    [['@tanstack/react-start', 'vite'], [], 'tanstack-start'],
    [['@react-router/dev', 'vite'], [], 'react-router'],
    [['@remix-run/react'], [], 'remix'],
    [['astro'], [], 'astro'],
    [['vite', 'react'], [], 'vite'],
    [[], ['vite.config.ts'], 'vite'],
    [['react'], ['index.js'], 'unknown'],
  ])('%j and %j: %s', (dependencies, files, expected) => {
    expect(frameworkOf(dependencies, files)).toBe(expected)
  })

  test('The source goes into src when the folder exists.', async () => {
    const disk = new MemoryFileSystem({ '/a/package.json': '{}', '/a/src/x.ts': '', '/b/package.json': '{}' })
    expect((await inspectProject(disk, '/a')).target).toBe('src/wallet-modal')
    expect((await inspectProject(disk, '/b')).target).toBe('wallet-modal')
  })

  test('Old versions of React and MobX lead to a warning with the command that upgrades them.', async () => {
    const source = '{"dependencies":{"react":"^17.0.2","mobx":"6.12.0"}}'
    const { warnings } = await inspectProject(new MemoryFileSystem({ '/a/package.json': source }), '/a')
    expect(warnings).toEqual([expect.stringContaining('react@19'), expect.stringContaining('mobx@7')])
  })

  test('A package.json that cannot be read is an error.', async () => {
    const disk = new MemoryFileSystem({ '/a/package.json': '{ oops' })
    await expect(inspectProject(disk, '/a')).rejects.toMatchObject({ code: 'WM_PACKAGE_JSON_INVALID', exitCode: 4 })
  })
})

describe('monorepo root', () => {
  const packages = {
    '/m/apps/web/package.json': '{"dependencies":{"react":"19"}}',
    '/m/packages/lib/package.json': '{}',
  }

  test.each([
    ['workspaces', { '/m/package.json': '{"workspaces":["apps/*","packages/*"]}' }],
    ['pnpm', { '/m/package.json': '{}', '/m/pnpm-workspace.yaml': "packages:\n  - 'apps/*'\n  - packages/**\n" }],
    [
      'pnpm with other lists and exclusions',
      {
        '/m/package.json': '{}',
        '/m/packages/web-fixture/package.json': '{"dependencies":{"react":"19"}}',
        '/m/pnpm-workspace.yaml':
          "onlyBuiltDependencies:\n  - packages/*\npackages:\n  # ours\n  - 'apps/*'\n  - \"packages/*\"\n  - '!packages/*-fixture'\ncatalog:\n  react: 19\n",
      },
    ],
    ['nx', { '/m/package.json': '{}', '/m/nx.json': '{}' }],
  ])('%s: refused, with a command for the app that has React', async (_, files) => {
    const disk = new MemoryFileSystem({ ...packages, ...files })
    const refusal = refuseWorkspaceRoot(disk, await inspectProject(disk, '/m'))
    await expect(refusal).rejects.toMatchObject({
      code: 'WM_WORKSPACE_ROOT',
      exitCode: 4,
      hint: 'Choose one: create-wallet-modal -C apps/web',
    })
  })

  test('A root that is an app itself is accepted.', async () => {
    const disk = new MemoryFileSystem({ '/m/package.json': '{"workspaces":["p/*"],"devDependencies":{"vite":"8"}}' })
    await expect(refuseWorkspaceRoot(disk, await inspectProject(disk, '/m'))).resolves.toBeUndefined()
  })
})

test('A repository is found from a folder that does not exist yet.', async () => {
  const disk = new MemoryFileSystem({ '/r/.git/HEAD': '' })
  expect(await isInRepository(disk, '/r/apps/new')).toBe(true)
  expect(await isInRepository(disk, '/s/new')).toBe(false)
})
