import { join } from 'node:path'
import type { Random } from '../../fuzz/random'
import type { Place } from '../place'

const relative = [
  '../../.git/hooks/pre-commit',
  '../../.git/config',
  '../../../sibling/package.json',
  '../../../../home/.bashrc',
  '../../../../outside/secret.txt',
  '../../.env',
  '../own.ts',
  '.git/hooks/pre-commit',
  '.GIT/hooks/pre-commit',
  '.git /hooks/pre-commit',
  '.git./hooks/pre-commit',
  'git~1/hooks/pre-commit',
  'GIT~1/config',
  '.gi\u200ct/config',
  'sub/.git/config',
  '.env',
  '.npmrc',
  '.github/workflows/ci.yml',
  'package.json',
  'package-lock.json',
  'README.md',
  'src/own.ts',
  'node_modules/prettier/index.mjs',
  'node_modules/.bin/npm',
  'wallet-modal.json',
  '.wallet-modal-undo/record',
  '.wallet-modal-stage/journal.json',
  'src/wallet-modal/wallet-modal.json',
  '__proto__',
  'constructor',
  'toString',
  'CON',
  'nul.txt',
  'aux/index.ts',
  'index.ts:stream',
  'index.ts.',
  'index.ts ',
  'a\\..\\..\\..\\outside\\secret.txt',
  'C:/outside/secret.txt',
  '//server/share/secret.txt',
  'a\u0000b',
  'a\nb',
  'a\u001b[2Jb',
  'a\u202eb',
  '',
  '.',
  './index.ts',
  'a//b.ts',
  'a/./b.ts',
  'INDEX.ts',
  'Adapters/index.ts',
  'cafe\u0301.ts',
  '%2e%2e/%2e%2e/outside/secret.txt',
  '~/.bashrc',
  '$HOME/.bashrc',
  '-rf',
  '--upload-pack=touch',
] as const

/** A path that leads outside, or that some disk or program reads differently. */
export function hostilePath(place: Place, random: Random): string {
  const { project, home, outside } = place
  const absolute = [
    join(outside, 'secret.txt'),
    join(home, '.bashrc'),
    join(project, '.git', 'config'),
    '/etc/hostname',
  ]
  if (random.oneIn(12)) return random.pick(absolute)
  if (random.oneIn(20)) return `${'deep/'.repeat(1 + random.below(400))}file.ts`
  if (random.oneIn(20)) return `${'x'.repeat(1 + random.below(5000))}.ts`
  return random.pick(relative)
}

/** A pattern that a matcher without limits never finishes, or that matches everything. */
export function hostilePattern(random: Random): string {
  return random.pick([
    `${'*a'.repeat(30)}*b`,
    `${'**/'.repeat(40)}b`,
    `${'{a,a*}'.repeat(24)}b`,
    `${'+(a|a*)'.repeat(12)}b`,
    `${'*(*(*(a)))'.repeat(8)}b`,
    `${'?*'.repeat(60)}!`,
    `{1..100000000}`,
    '[',
    '**',
    '!**',
    '../**',
    '/**',
    '\\',
    `${'('.repeat(5000)}`,
    '*'.repeat(20000),
  ])
}
