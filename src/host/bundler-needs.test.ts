import { describe, expect, test } from 'vitest'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { bundlerNeeds } from './bundler-needs'
import type { Framework } from './framework'
import { browserPackages, type SourceFile } from './prebundled-packages'

const needsOf = (framework: Framework, files: Record<string, string>, copied: SourceFile[] = []) =>
  bundlerNeeds(new MemoryFileSystem({ '/p/package.json': '{}', ...prefixed(files) }), '/p', framework, copied)

const prefixed = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`/p/${path}`, text]))

/** The config that create-next-app writes, with another rule for style sheets. */
const nextConfig = (rules: string): string => `import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  cacheComponents: true,
  turbopack: { rules: { ${rules} } },
};

export default nextConfig;
`

describe('a Turbopack rule that changes CSS modules', () => {
  test.each([
    ['as create-next-app writes it', `"*.css": { loaders: ["@tailwindcss/turbopack"], as: "*.css" }`],
    ['of a list', `'*.css': [{ condition: 'browser', loaders: ['one'], as: '*.css' }]`],
    ['for several kinds of sheets', `'**/*.{scss,css}': { loaders: ['one'], as: '*.css' }`],
    ['that makes scripts of them', `'*.css': { loaders: ['one'], as: '*.js' }`],
  ])('%s is found, with the line that fixes it', async (_, rules) => {
    const [need, ...others] = await needsOf('next', { 'next.config.ts': nextConfig(rules) })
    expect(others).toEqual([])
    expect(need).toMatchObject({ id: 'css-modules', isBroken: true })
    expect(need?.problem).toContain('next.config.ts')
    expect(need?.fix).toBe("Add to that rule: condition: { not: { path: '*.module.css' } }")
  })

  test.each([
    [
      'with the condition that is asked for',
      `'*.css': { loaders: ['a'], as: '*.css', condition: { not: { path: '*.module.css' } } }`,
    ],
    [
      'with that condition as an expression',
      `'*.css': { loaders: ['a'], as: '*.css', condition: { not: { path: /\\.module\\.css$/ } } }`,
    ],
    ['that renames nothing', `'*.css': { loaders: ['a'] }`],
    ['for packages alone', `'*.css': { loaders: ['a'], as: '*.css', condition: 'foreign' }`],
    ['for other files', `'*.svg': { loaders: ['@svgr/webpack'], as: '*.js' }`],
    ['for one folder', `'legacy/*.css': { loaders: ['a'], as: '*.css' }`],
    ['for one file', `'global.css': { loaders: ['a'], as: '*.css' }`],
    ['that keeps modules', `'*.module.css': { loaders: ['a'], as: '*.module.css' }`],
  ])('a rule %s is not reported', async (_, rules) => {
    expect(await needsOf('next', { 'next.config.mjs': nextConfig(rules) })).toEqual([])
  })

  test.each([
    ['no config', {}],
    ['one that is no code', { 'next.config.js': 'module.exports = { "*.css": {' }],
    [
      'one that nobody wrote by hand',
      { 'next.config.js': `${nextConfig(`"*.css": { as: "*.css" }`)}//${'x'.repeat(200_000)}` },
    ],
  ])('%s: nothing is reported', async (_, files) => {
    expect(await needsOf('next', files)).toEqual([])
  })

  test('The config is read and not executed.', async () => {
    const config = `globalThis.hasRun = true\n${nextConfig(`"*.css": { loaders: [], as: "*.css" }`)}`
    expect(await needsOf('next', { 'next.config.js': config })).toHaveLength(1)
    expect('hasRun' in globalThis).toBe(false)
  })
})

describe('the packages that Vite has to prebundle', () => {
  const copied: SourceFile[] = [
    ['index.ts', `'use client'\nimport './theme/tokens.css'\nexport * from './adapters'\n`],
    [
      'a.ts',
      `import { makeAutoObservable,\n  observable } from 'mobx'\nimport type { Signer } from 'viem'\nimport { x } from "./b"\n`,
    ],
    [
      'b.tsx',
      `import { useState } from 'react'\nconst load = () => import('ethers/providers')\nexport { keccak_256 } from '@noble/hashes/sha3.js'\n`,
    ],
    ['a.test.ts', `import { test } from 'vitest'\n`],
    ['testing/fake.ts', `import 'fake-indexeddb'\n`],
    ['server/index.ts', `import { Hono } from 'hono'\nimport { join } from 'node:path'\n`],
    ['style-sheets.d.ts', `import 'nothing'\n`],
  ]

  test('are those that the copy’s source imports in the browser, by their specifiers, except React’s', () => {
    expect(browserPackages(copied)).toEqual(['@noble/hashes/sha3.js', 'ethers/providers', 'mobx'])
  })

  test.each(['react-router', 'remix'] as const)('%s: the lines name all of them', async (framework) => {
    const [need] = await needsOf(framework, { 'vite.config.ts': 'export default {}' }, copied)
    expect(need).toMatchObject({ id: 'prebundled', isBroken: false })
    expect(need?.fix).toBe(
      "Add to vite.config.ts: optimizeDeps: { include: ['@noble/hashes/sha3.js', 'ethers/providers', 'mobx'] }",
    )
  })

  test('Packages that the config lists already are not listed again.', async () => {
    const config = `export default { optimizeDeps: { include: ["mobx", 'ethers/providers'] } }`
    const [need] = await needsOf('react-router', { 'vite.config.js': config }, copied)
    expect(need?.fix).toBe("Add to vite.config.js: optimizeDeps: { include: ['@noble/hashes/sha3.js'] }")
    const all = config.replace('"mobx"', '"mobx", "@noble/hashes/sha3.js"')
    expect(await needsOf('react-router', { 'vite.config.js': all }, copied)).toEqual([])
  })

  test('With a page that Vite serves itself, Vite finds them in time.', async () => {
    expect(await needsOf('vite', { 'vite.config.ts': 'export default {}' }, copied)).toEqual([])
  })
})
