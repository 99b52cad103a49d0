import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { nodeFileSystem } from '../fs/node-file-system'
import { recordRelease } from '../history/record-release'
import type { RunContext } from '../run/context'
import { runCreate } from '../run/create/create'
import { packageFiles, worldOf } from './world'

/** Folders on the real disk: a package with two versions, a folder of another person, and an app with the first version of the modal. */
export interface RealShop {
  /** The folder that contains all other folders. */
  root: string
  app: string
  modal: string
  /** The folder that no run may change. */
  outside: string
  world: RunContext
  /** Writes a file of the app. */
  write: (path: string, text: string) => void
  /** Copies all folders to another place. Copying is faster than building the folders again. */
  copy: () => RealShop
  remove: () => void
}

const changed: Readonly<Record<string, string>> = {
  'package.json': '{"name":"create-wallet-modal","version":"1.3.0"}',
  'template/src/wallet-modal/index.ts': 'export {} // 1.3.0\n',
  'template/src/wallet-modal/features/send/index.ts': 'send 1.3.0\n',
  'template/src/wallet-modal/deep/new.ts': 'new\n',
}

/** Builds the folders. The app has the chain `ethers` and the feature `send`, and its path has a space and an accent in both Unicode forms. */
export async function realShop(): Promise<RealShop> {
  const root = mkdtempSync(join(tmpdir(), 'wallet-modal-shop-'))
  for (const [path, text] of Object.entries(packageFiles)) writeBelow(root, path, text)
  const shop = shopIn(root)
  mkdirSync(dirname(shop.app), { recursive: true })
  const context = { ...shop.world, cwd: dirname(shop.app) }
  const { error } = await runCreate({ dir: 'shop', chains: 'evm', features: 'send' }, context)
  if (error) throw new Error(error.message)
  await recordRelease(nodeFileSystem, context.packageRoot, '1.2.3')
  for (const [path, text] of Object.entries(changed)) writeBelow(root, join('pkg', path), text)
  writeBelow(root, 'outside/index.ts', 'outside\n')
  writeBelow(root, 'outside/send/index.ts', 'send\n')
  chmodSync(join(root, 'outside/index.ts'), 0o640)
  return shop
}

function shopIn(root: string): RealShop {
  const app = join(root, 'my apps/cafe\u0301 caf\u00e9/shop')
  return {
    root,
    app,
    modal: join(app, 'src/wallet-modal'),
    outside: join(root, 'outside'),
    world: worldOf(nodeFileSystem, { cwd: app, packageRoot: join(root, 'pkg'), pid: process.pid }),
    write: (path, text) => writeBelow(app, path, text),
    copy: () => {
      const other = mkdtempSync(join(tmpdir(), 'wallet-modal-shop-'))
      cpSync(root, other, { recursive: true })
      return shopIn(other)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function writeBelow(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Returns everything below a folder: the permissions and bytes of a file, and the target of a link. */
export function treeBelow(folder: string): Record<string, string> {
  const rows: Record<string, string> = {}
  const visit = (path: string): void => {
    const entry = lstatSync(path)
    const mode = (entry.mode & 0o777).toString(8)
    if (entry.isSymbolicLink()) rows[path] = `-> ${readlinkSync(path)}`
    else if (!entry.isDirectory()) rows[path] = `${mode} ${readFileSync(path, 'latin1')}`
    else {
      rows[path] = `${mode} /`
      for (const name of readdirSync(path)) visit(join(path, name))
    }
  }
  visit(folder)
  return rows
}
