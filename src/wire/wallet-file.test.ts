import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Framework } from '../host/framework'
import { packageRoot } from '../test-support/cli-process'
import { styleOfSource } from './source-style'
import { walletFile } from './wallet-file'

const fileFor = (framework: Framework, chains: readonly string[], source = ''): string =>
  walletFile({
    framework,
    language: 'typescript',
    chains,
    folder: '../../template/src/wallet-modal',
    projectId: 'abc',
    style: styleOfSource(source),
  })

test('The file compiles under the strictest options, for every kind of chain and framework.', async () => {
  await mkdir(join(packageRoot, '.tmp'), { recursive: true })
  const folder = await mkdtemp(join(packageRoot, '.tmp', 'wallet-file-'))
  try {
    const chains = [['ethers'], ['ethers5', 'universal'], ['wagmi', 'solana'], ['bitcoin'], ['universal']]
    const frameworks = ['vite', 'next', 'webpack', 'astro', 'rsbuild'] as const
    for (const [index, some] of chains.entries())
      await writeFile(join(folder, `wallet-${index}.tsx`), fileFor(frameworks[index] ?? 'vite', some))
    const config = {
      extends: '../../template/tsconfig.json',
      compilerOptions: {
        types: ['vite/client', 'node'],
        noPropertyAccessFromIndexSignature: false,
        paths: Object.fromEntries(['@wagmi/core'].map((name) => [name, [`../../template/node_modules/${name}`]])),
      },
      include: ['*.tsx', '../../template/src/vite-env.d.ts'],
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const compiler = join(packageRoot, 'node_modules', 'typescript', 'bin', 'tsc')
    const run = promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) => ({ stdout }))
    expect((await run).stdout).toBe('')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)

test('Quotes, semicolons, tabs and line ends follow the team’s style.', () => {
  const text = fileFor('next', ['ethers'], 'import a from "a";\r\nif (a) {\r\n\ta()\r\n}\r\n')
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('"use client";')
  expect(lines).toContain('enableStaticRendering(typeof window === "undefined");')
  expect(lines).toContain('\tadapters: [ethersAdapter()],')
  expect(lines).toContain('});')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\n']/)
  expect(lines.filter((line) => /[{,];|;;|\*\/;/.test(line))).toEqual([])
})
