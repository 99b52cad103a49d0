import type { Option, Prompter } from '../prompt/prompter'
import type { Exec } from '../process/exec'
import type { RunContext } from '../run/context'
import { MemoryFileSystem } from './memory-file-system'
import { ownSeal } from './seals'

const units = [
  { id: 'app', kind: 'core', title: 'App', files: ['*', 'src/*'], dependencies: ['react', 'vite'] },
  {
    id: 'core',
    kind: 'core',
    title: 'Core',
    files: ['src/wallet-modal/**'],
    dependencies: ['react', 'mobx'],
    testDependencies: ['vitest'],
  },
  {
    id: 'ethers',
    kind: 'chain',
    title: 'EVM',
    default: true,
    files: ['src/wallet-modal/adapters/ethers/**'],
    dependencies: ['ethers'],
  },
  {
    id: 'solana',
    kind: 'chain',
    title: 'Solana',
    files: ['src/wallet-modal/adapters/solana/**'],
    dependencies: ['solana-lib'],
  },
  { id: 'send', kind: 'feature', title: 'Send', default: true, files: ['src/wallet-modal/features/send/**'] },
  {
    id: 'swaps',
    kind: 'feature',
    title: 'Swaps',
    toDo: 'Your options say who swaps.',
    requires: ['send'],
    files: ['src/wallet-modal/features/swaps/**'],
  },
]

/** A small package with a template of every kind of unit, installed at `/pkg`. */
export const packageFiles: Record<string, string> = {
  '/pkg/package.json': '{"name":"create-wallet-modal","version":"1.2.3"}',
  '/pkg/template/units.json': JSON.stringify(units),
  '/pkg/template/renames.json': '[]',
  '/pkg/template/_gitignore': 'node_modules\n',
  '/pkg/template/index.html': '<div id="root"></div>\n',
  '/pkg/template/package.json': `${JSON.stringify(
    {
      name: 'wallet-modal-app',
      dependencies: { ethers: '^6.0.0', mobx: '^7.0.0', react: '^19.0.0', 'solana-lib': '^1.0.0' },
      devDependencies: { vite: '^8.0.0', vitest: '^4.0.0' },
    },
    null,
    2,
  )}\n`,
  '/pkg/template/src/main.tsx': 'main\n',
  '/pkg/template/src/wallet-modal/index.ts': 'export {}\n',
  '/pkg/template/src/wallet-modal/modal.test.ts': 'a test\n',
  '/pkg/template/src/wallet-modal/testing/setup.ts': 'setup\n',
  '/pkg/template/src/wallet-modal/adapters/index.ts':
    "export {}\nexport { ethers } from './ethers'\nexport { solana } from './solana/solana.adapter'\n",
  '/pkg/template/src/wallet-modal/adapters/ethers/index.ts': 'ethers\n',
  '/pkg/template/src/wallet-modal/adapters/solana/solana.adapter.ts': 'solana\n',
  '/pkg/template/src/wallet-modal/features/index.ts':
    "export {}\nexport { send } from './send'\nexport { swaps } from './swaps'\n",
  '/pkg/template/src/wallet-modal/features/send/index.ts': 'send\n',
  '/pkg/template/src/wallet-modal/features/swaps/index.ts': 'swaps\n',
}

/** A disk with the package and these files, and an empty folder `/work`. */
export function diskWith(files: Readonly<Record<string, string>> = {}): MemoryFileSystem {
  return new MemoryFileSystem({ ...packageFiles, ...files }, ['/work'])
}

/** An `exec` that runs nothing. `calls` lists the calls. */
export function fakeExec(exitCode = 0, output = ''): { exec: Exec; calls: string[] } {
  const calls: string[] = []
  const exec: Exec = async (command, args, { cwd }) => {
    calls.push(`${cwd}: ${command} ${args.join(' ')}`)
    return { exitCode, output }
  }
  return { exec, calls }
}

/** The context of a run in `/work`, without a prompter. */
export function worldOf(fs: RunContext['fs'], changes: Partial<RunContext> = {}): RunContext {
  return {
    cwd: '/work',
    packageRoot: '/pkg',
    userAgent: undefined,
    fs,
    prompter: null,
    isWatched: false,
    signal: new AbortController().signal,
    pid: 1,
    isAlive: () => false,
    seal: ownSeal,
    exec: fakeExec().exec,
    formatterOf: async () => null,
    progress: () => {},
    ...changes,
  }
}

/** A prompter that accepts every proposal, unless `answers` has an answer. `asked` lists the questions. */
export function somebody(answers: Readonly<Record<string, unknown>> = {}): { prompter: Prompter; asked: string[] } {
  const asked: string[] = []
  const answer = async <T>(question: string, proposal: T): Promise<T> => {
    asked.push(question)
    return question in answers ? (answers[question] as T) : proposal
  }
  const first = (options: readonly Option[]): string => options[0]?.value ?? ''
  return {
    asked,
    prompter: {
      text: (question, initial) => answer(question, initial),
      confirm: (question, initial) => answer(question, initial),
      choose: (question, options) => answer(question, first(options)),
      chooseMany: (question, _, initial) => answer(question, [...initial]),
    },
  }
}
