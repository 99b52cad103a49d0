import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { RealShop } from '../../../src/test-support/real-shop'
import { writeAt } from './shops'

/** A change to a project, made once, while a command is running. */
export interface Blow {
  name: string
  /** The changed path, inside the project. */
  path: string
  /** Prepares the change before the command starts. Returns the function that makes the change; that function returns the texts that must not be lost afterwards. */
  aim: (shop: RealShop) => () => string[]
}

const modal = 'src/wallet-modal'
const stage = '.wallet-modal-stage'

const folders = [
  '.',
  'src',
  modal,
  `${modal}/features`,
  `${modal}/features/send`,
  `${modal}/adapters`,
  `${modal}/adapters/solana`,
  stage,
  `${stage}/new`,
  `${stage}/new/src`,
  `${stage}/new/${modal}`,
  `${stage}/old`,
  `${stage}/old/src`,
  `${stage}/undo`,
  '.wallet-modal-undo',
]

const files = [
  'package.json',
  `${modal}/index.ts`,
  `${modal}/wallet-modal.json`,
  `${modal}/features/index.ts`,
  `${modal}/features/send/index.ts`,
  `${modal}/adapters/index.ts`,
  `${modal}/adapters/solana/solana.adapter.ts`,
  `${modal}/deep/new.ts`,
  'src/own.ts',
]

/** Every kind of change. */
export const blows: readonly Blow[] = [
  ...folders.flatMap((path) => [
    { name: `${path} becomes a link to a folder outside`, path, aim: (shop: RealShop) => () => linkOut(shop, path) },
    { name: `${path} is moved, and a link leads there`, path, aim: (shop: RealShop) => () => linkAfter(shop, path) },
  ]),
  ...files.flatMap((path) => [
    { name: `${path} becomes a link to a file outside`, path, aim: (shop: RealShop) => () => linkOut(shop, path) },
    { name: `${path} becomes a folder`, path, aim: (shop: RealShop) => () => folderInstead(shop, path) },
    { name: `${path} is saved`, path, aim: (shop: RealShop) => () => save(shop, path) },
    { name: `${path} is saved by a rename`, path, aim: (shop: RealShop) => () => saveByRename(shop, path) },
    { name: `${path} is saved by a program that has it open`, path, aim: (shop: RealShop) => openEditor(shop, path) },
  ]),
]

function stands(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Moves the content of a path elsewhere, where the user still finds it. */
function moveAside({ root }: RealShop, at: string): string {
  const aside = join(root, 'aside', basename(at))
  mkdirSync(dirname(aside), { recursive: true })
  renameSync(at, aside)
  return aside
}

/** A folder outside that looks like the replaced one, or a file. */
function trapLike(path: string, at: string): void {
  if (!lstatSync(path).isDirectory()) return writeAt(at, 'theirs\n')
  mkdirSync(at, { recursive: true })
  for (const name of readdirSync(path)) trapLike(join(path, name), join(at, name))
}

function linkOut(shop: RealShop, path: string): string[] {
  const at = join(shop.app, path)
  const trap = join(shop.outside, 'trap')
  if (!existsSync(dirname(at))) return []
  if (stands(at)) trapLike(moveAside(shop, at), trap)
  else if (path.endsWith('.ts')) writeAt(trap, 'theirs\n')
  else writeAt(join(trap, 'index.ts'), 'theirs\n')
  symlinkSync(trap, at)
  return []
}

function linkAfter(shop: RealShop, path: string): string[] {
  const at = join(shop.app, path)
  if (stands(at)) symlinkSync(moveAside(shop, at), at)
  return []
}

function folderInstead(shop: RealShop, path: string): string[] {
  const at = join(shop.app, path)
  if (!existsSync(dirname(at))) return []
  if (stands(at)) moveAside(shop, at)
  writeAt(join(at, 'mine.txt'), 'word-in-folder\n')
  return ['word-in-folder']
}

/** The user's edit of a file. No command may remove a word of it. */
function edited(at: string): string {
  return `${stands(at) ? readFileSync(at, 'utf8') : ''}word-saved\n`
}

function save(shop: RealShop, path: string): string[] {
  const at = join(shop.app, path)
  if (!existsSync(dirname(at))) return []
  writeFileSync(at, edited(at))
  return ['word-saved']
}

function saveByRename(shop: RealShop, path: string): string[] {
  const at = join(shop.app, path)
  if (!existsSync(dirname(at))) return []
  writeFileSync(`${at}.tmp`, edited(at))
  renameSync(`${at}.tmp`, at)
  return ['word-saved']
}

/** Whether a command that keeps nothing for undo has looked at what it has replaced for the last time, and removes it. */
function isDiscarded({ app }: RealShop, file: number): boolean {
  const isOver = stands(join(app, stage, 'done.json')) && !stands(join(app, stage, 'undo'))
  return isOver || fstatSync(file).nlink === 0
}

function openEditor(shop: RealShop, path: string): () => string[] {
  const at = join(shop.app, path)
  if (!existsSync(at)) return () => []
  const file = openSync(at, 'r+')
  const text = edited(at)
  return () => {
    ftruncateSync(file)
    writeSync(file, text, 0)
    const words = isDiscarded(shop, file) ? [] : ['word-saved']
    closeSync(file)
    return words
  }
}
