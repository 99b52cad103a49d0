import { createHash } from 'node:crypto'
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** A project on the real disk, and its surroundings, which a command could reach but must not change. */
export interface Place {
  /** The folder that contains all the others. */
  root: string
  project: string
  /** The user's home folder, with the files that an attacker would like to change. */
  home: string
  /** The folder of the CLI's own state in the home folder: its key. */
  state: string
  /** A project beside the one under test. */
  sibling: string
  /** The targets of links. */
  outside: string
  /** The folder for temporary files. */
  temp: string
  /** The first folder in the search path, with package managers that only leave a trace. */
  programs: string
  /** Each program or module that ran and should not have leaves a file here. */
  canaries: string
}

export const modal = 'src/wallet-modal'
export const manifestPath = `${modal}/wallet-modal.json`

export function placeIn(root: string): Place {
  return {
    root,
    project: join(root, 'work', 'shop'),
    home: join(root, 'home'),
    state: join(root, 'state'),
    sibling: join(root, 'work', 'sibling'),
    outside: join(root, 'outside'),
    temp: join(root, 'temp'),
    programs: join(root, 'programs'),
    canaries: join(root, 'canaries'),
  }
}

/** The surroundings of a project, which must be the same afterwards. */
export function laySurroundings(place: Place): void {
  const { home, sibling, outside, state, temp, canaries } = place
  for (const folder of [state, temp, canaries]) mkdirSync(folder, { recursive: true })
  put(
    join(home, '.gitconfig'),
    '[user]\n\tname = Somebody\n\temail = somebody@shop.example\n[init]\n\tdefaultBranch = main\n',
  )
  put(join(home, '.bashrc'), 'export SECRET=1\n')
  put(join(home, '.npmrc'), '//registry.shop.example/:_authToken=secret\n')
  put(join(home, '.ssh', 'config'), 'Host *\n')
  put(join(home, 'package.json'), '{ "name": "home", "dependencies": { "kept": "1.0.0" } }\n')
  put(join(home, 'node_modules', 'kept', 'index.js'), 'kept\n')
  put(join(sibling, 'package.json'), '{ "name": "sibling" }\n')
  put(join(sibling, 'src', 'wallet-modal', 'index.ts'), 'sibling\n')
  put(join(outside, 'secret.txt'), 'secret\n')
  put(join(outside, 'folder', 'index.ts'), 'outside\n')
  for (const name of ['npm', 'npx', 'pnpm', 'yarn', 'bun', 'corepack']) {
    put(join(place.programs, name), packageManager(place), 0o755)
  }
}

/** A package manager that does nothing but leave a trace: another one where it is started in the project. */
function packageManager({ canaries, project }: Place): string {
  const trace = (name: string): string => `echo "$PWD" >> '${join(canaries, name)}'`
  return `#!/bin/sh\ncase "$PWD" in '${project}'*) ${trace('install')} ;; *) ${trace('fetch')} ;; esac\nexit 1\n`
}

/** A script that leaves a trace of having run. */
export function canaryScript({ canaries }: Place, name: string): string {
  return `#!/bin/sh\necho ran >> '${join(canaries, name)}'\nexit 1\n`
}

/** A module that leaves a trace of having been loaded. */
export function canaryModule({ canaries }: Place, name: string): string {
  return `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(join(canaries, name))}, 'loaded')\n`
}

/** Writes or replaces a file, and creates the folders above it. */
export function put(path: string, bytes: string | Uint8Array, mode?: number): void {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { recursive: true, force: true })
  writeFileSync(path, bytes, mode === undefined ? {} : { mode })
}

/** Reads a regular file. Throws for anything else, because reading from a pipe would never end. */
export function read(path: string): Buffer {
  if (!statSync(path).isFile()) throw new Error(`${path} is no file`)
  return readFileSync(path)
}

/** Puts a link in the place of a path. */
export function putLink(path: string, to: string): void {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { recursive: true, force: true })
  symlinkSync(to, path)
}

/** The content of each path: a folder, a link with its target, or a file with permissions and a hash. Links are not followed. */
export type Snapshot = ReadonlyMap<string, string>

export function snapshotOf(root: string, isLeftOut: (path: string) => boolean = () => false): Snapshot {
  const rows = new Map<string, string>()
  const visit = (path: string, name: string): void => {
    if (isLeftOut(name)) return
    const entry = lstatSync(path)
    const mode = (entry.mode & 0o777).toString(8)
    if (entry.isSymbolicLink()) rows.set(name, `link ${readlinkSync(path)}`)
    else if (entry.isFile()) rows.set(name, `file ${mode} ${hashOf(path)}`)
    else if (!entry.isDirectory()) rows.set(name, `other ${mode}`)
    else {
      rows.set(name, `folder ${mode}`)
      for (const child of readdirSync(path)) visit(join(path, child), name === '' ? child : `${name}/${child}`)
    }
  }
  visit(root, '')
  return rows
}

export function hashOfBytes(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function hashOf(path: string): string {
  try {
    return hashOfBytes(readFileSync(path))
  } catch {
    return 'unreadable'
  }
}
