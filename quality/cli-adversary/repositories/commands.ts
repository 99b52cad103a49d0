import { join } from 'node:path'
import type { Random } from '../../fuzz/random'
import { modal, type Place } from '../place'
import { hostilePattern } from './hostile-paths'

export interface CommandLine {
  argv: string[]
  /** Whether the command only reads: it writes nothing and runs nothing of the repository. */
  isLooking: boolean
}

type Build = (place: Place, random: Random) => string[]

const builds: Readonly<Record<string, Build>> = {
  add: (place, random) => [
    'add',
    random.pick(['solana', 'solana', 'swaps', 'send', 'nobody']),
    ...flags(place, random),
  ],
  update: (place, random) => ['update', ...version(random), ...flags(place, random), ...only(random)],
  check: (place, random) => ['update', '--check', ...base(place, random), ...only(random)],
  remove: (place, random) => [
    'remove',
    random.pick(['send', 'send', 'ethers', 'nobody']),
    ...flags(place, random),
    ...(random.oneIn(4) ? ['--force'] : []),
  ],
  undo: (_, random) => ['undo', ...(random.oneIn(3) ? ['--force'] : []), ...unfinished(random), ...dry(random)],
  link: (_, random) => ['link', ...version(random), ...dry(random), ...(random.oneIn(3) ? ['--dir', modal] : [])],
  list: (_, random) => ['list', ...(random.oneIn(2) ? ['--installed'] : [])],
  diff: (place, random) => [
    'diff',
    ...random.pick([[], ['--upstream'], ['index.ts', '--view'], ['src'], ['--exit-code']]),
    ...base(place, random),
  ],
  doctor: (_, random) => ['doctor', ...(random.oneIn(3) ? ['--fix', ...dry(random)] : [])],
  create: (place, random) => [
    'create',
    place.project,
    '--no-git',
    ...create(random),
    ...unfinished(random),
    ...dry(random),
  ],
}

/** A command line for a project that may be hostile: one of the named commands, or any command. */
export function commandLine(place: Place, random: Random, named: readonly string[] = Object.keys(builds)): CommandLine {
  const argv = builds[random.pick(named)]?.(place, random) ?? []
  const isLooking =
    ['list', 'diff'].includes(argv[0] ?? '') ||
    argv.includes('--check') ||
    argv.includes('--dry-run') ||
    (argv[0] === 'doctor' && !argv.includes('--fix'))
  return { argv: [...argv, ...(argv[0] === 'create' ? [] : ['-C', place.project]), '--json', '--no-input'], isLooking }
}

function flags(place: Place, random: Random): string[] {
  return [
    ...(random.oneIn(8) ? [] : ['--no-git-check']),
    ...(random.oneIn(8) ? ['--install'] : ['--no-install']),
    ...(random.oneIn(3) ? ['--conflict', random.pick(['inline', 'sidecar', 'ours', 'theirs'])] : []),
    ...(random.oneIn(6) ? ['--no-format'] : []),
    ...base(place, random),
    ...unfinished(random),
    ...dry(random),
  ]
}

const version = (random: Random): string[] => (random.oneIn(8) ? [random.pick(['1.3.0', '1.2.3', '9.9.9'])] : [])

const dry = (random: Random): string[] => (random.oneIn(4) ? ['--dry-run'] : [])

const unfinished = (random: Random): string[] => (random.oneIn(4) ? [random.pick(['--continue', '--abort'])] : [])

const base = ({ project }: Place, random: Random): string[] =>
  random.oneIn(6) ? ['--base', random.pick([join(project, 'vendor/base'), project, join(project, modal)])] : []

const only = (random: Random): string[] =>
  random.oneIn(6)
    ? ['--only', random.oneIn(2) ? hostilePattern(random) : random.pick(['features/**', 'index.ts', '**'])]
    : []

function create(random: Random): string[] {
  return [
    ...(random.oneIn(2) ? ['--dir', random.pick([modal, 'src/other', 'lib/wallet', '.'])] : []),
    ...(random.oneIn(3) ? ['--overwrite'] : []),
    ...(random.oneIn(3) ? ['--wire'] : []),
    ...(random.oneIn(6) ? ['--install'] : ['--no-install']),
    ...(random.oneIn(2) ? ['--chains', 'evm', '--features', 'send'] : []),
  ]
}

/** Whether a command line undoes a change, together with later edits. */
export function takesBack({ argv }: CommandLine): boolean {
  return argv[0] === 'undo' || argv.includes('--abort')
}
