import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Random } from '../../../fuzz/random'
import { manifestPath, modal, put, putLink, type Place, read } from '../../place'
import { partsOf } from '../part'

const places = [
  'src',
  modal,
  `${modal}/adapters`,
  `${modal}/adapters/index.ts`,
  `${modal}/adapters/solana`,
  `${modal}/adapters/solana/solana.adapter.ts`,
  `${modal}/features`,
  `${modal}/features/send`,
  `${modal}/features/send/index.ts`,
  `${modal}/deep`,
  `${modal}/deep/new.ts`,
  `${modal}/index.ts`,
  `${modal}/index.ts.upstream`,
  manifestPath,
  'package.json',
  'index.html',
  '.env',
  'node_modules',
] as const

const inModal = places.filter((path) => path.startsWith(modal) && path.endsWith('.ts'))

/** Replaces a path with a link, and moves its content to the target of the link. */
function moveBehindLink({ project, outside }: Place, path: string, random: Random): void {
  const at = join(project, path)
  const inside = random.oneIn(4)
  const to = inside ? join(project, 'moved') : join(outside, 'moved')
  if (existsSync(at)) renameSync(at, to)
  else mkdirSync(to, { recursive: true })
  putLink(at, to)
}

function edit({ project }: Place, path: string, change: (bytes: Uint8Array) => string | Uint8Array): void {
  const at = join(project, path)
  writeFileSync(at, change(read(at)))
}

export const trees = partsOf('tree', {
  'something is behind a link': (place, random) => moveBehindLink(place, random.pick(places), random),
  'a link leads elsewhere': (place, random) => {
    const to = random.pick([
      place.outside,
      place.home,
      place.sibling,
      join(place.project, '.git'),
      '/nowhere',
      '..',
      '.',
      join(place.outside, 'secret.txt'),
    ])
    putLink(join(place.project, random.pick(places)), to)
  },
  'a file is a folder': ({ project }, random) => {
    const at = join(project, random.pick(places))
    rmSync(at, { recursive: true, force: true })
    put(join(at, 'mine.txt'), 'mine\n')
  },
  'a folder is a file': ({ project }, random) => put(join(project, random.pick(places)), 'a file of mine\n'),
  'a name has a twin in another case': ({ project }, random) => {
    const path = random.pick([...inModal, manifestPath])
    const twin = random.pick([
      path.toUpperCase(),
      path.replace('wallet-modal', 'Wallet-Modal'),
      path.replace(/\w+\.ts$/, (name) => name.toUpperCase()),
    ])
    put(join(project, twin), 'the twin of mine\n')
  },
  'a name is spelled in another case': ({ project }, random) => {
    const path = random.pick(inModal)
    renameSync(join(project, path), join(project, dirname(path), path.slice(dirname(path).length + 1).toUpperCase()))
  },
  'edited files': (place, random) => {
    for (const path of inModal) {
      if (random.oneIn(2) && existsSync(join(place.project, path)))
        edit(place, path, (bytes) => `${new TextDecoder().decode(bytes)}edited by the team ${random.letters(4)}\n`)
    }
  },
  'files with other line ends': (place, random) =>
    edit(
      place,
      random.pick(inModal),
      (bytes) =>
        `${random.oneIn(2) ? '\uFEFF' : ''}mine\r\n${new TextDecoder().decode(bytes).replaceAll('\n', '\r\n')}one\rtwo\n`,
    ),
  'files that are no text': (place, random) =>
    edit(place, random.pick([...inModal, 'package.json', manifestPath]), (bytes) =>
      Buffer.concat([
        bytes,
        random.pick([Buffer.from([0]), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from([0xed, 0xa0, 0x80])]),
      ]),
    ),
  'a very long file': (place, random) =>
    edit(place, random.pick(inModal), () => random.pick(['{\n}\n'.repeat(4_000), 'x'.repeat(3_000_000)])),
  'conflict markers': (place, random) =>
    edit(
      place,
      random.pick(inModal),
      (bytes) => `<<<<<<< yours\nmine\n=======\n${new TextDecoder().decode(bytes)}>>>>>>> theirs\n`,
    ),
  'files of the team where new ones come': ({ project }, random) => {
    for (const path of [
      `${modal}/deep/new.ts`,
      `${modal}/adapters/solana/solana.adapter.ts`,
      `${modal}/index.ts.upstream`,
      `${modal}/index.ts.base`,
    ])
      if (random.oneIn(2)) put(join(project, path), 'was here before\n')
  },
  'files of the copy are gone': ({ project }, random) => {
    const path = random.pick([...inModal, manifestPath, modal, 'package.json'])
    rmSync(join(project, path), { recursive: true })
  },
  'a pipe instead of a file': ({ project }, random) => {
    const at = join(project, random.pick([...inModal, manifestPath, 'package.json', 'tsconfig.json', `${modal}/pipe`]))
    rmSync(at, { recursive: true, force: true })
    spawnSync('mkfifo', [at])
  },
  'folders in a ring': ({ project }, random) => {
    const at = join(project, random.pick([modal, 'src', `${modal}/features`]))
    putLink(join(at, 'ring'), random.pick(['.', '..', at]))
  },
  'the copy is somewhere else': ({ project }, random) => {
    const to = random.pick([
      'node_modules/x',
      'packages/other/wallet-modal',
      '.git/wallet-modal',
      'src/components/wallet-modal',
    ])
    mkdirSync(dirname(join(project, to)), { recursive: true })
    renameSync(join(project, modal), join(project, to))
  },
  'very many folders': ({ project }, random) => {
    if (!random.oneIn(4)) throw new Error('only now and then: it takes long')
    mkdirSync(join(project, modal, 'deep/'.repeat(300)), { recursive: true })
    for (let index = 0; index < 200; index++) mkdirSync(join(project, 'src', `folder-${index}`))
  },
  'a file of its own in each folder': ({ project }) => {
    for (const folder of readdirSync(join(project, modal), { withFileTypes: true }))
      if (folder.isDirectory()) put(join(project, modal, folder.name, 'team.ts'), `the team's ${folder.name}\n`)
  },
})
