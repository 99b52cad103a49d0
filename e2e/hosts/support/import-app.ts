import { expect } from 'vitest'
import { HostApp } from './app'
import type { HostsWorld } from './hosts-world'
import { filesOf, type KitApp } from './kit-app'

/** The name of an app in the title of a test, for example `wagmi 1`. */
export function titleOf({ kit, version }: KitApp): string {
  return [kit, version].filter(Boolean).join(' ')
}

/** Imports an app from its kit, builds the app without the kit's packages, and lets a visitor connect a wallet. */
export async function importsAndConnects(world: HostsWorld, kitApp: KitApp): Promise<void> {
  const app = world.keep(await HostApp.write(filesOf(kitApp, world.firstNetwork)))
  const { imported, wiring } = await app.importKit()
  expect(imported).toMatchObject({ kit: kitApp.kit, isExact: true, packages: { used: [] } })
  expect(wiring).toMatchObject({ file: 'src/wallet.tsx', state: 'wired' })
  await app.withoutPackages(imported.packages.removable)
  for (const [file, from, to] of kitApp.byHand ?? []) await app.replace(file, from, to)
  if (kitApp.namespace === 'solana') await world.useSolanaSandbox(app, 'src/wallet.tsx')
  await app.install()
  await app.npm('build')
  const vite = await app.bin('vite')
  const place = ['--strictPort', '--host', 'localhost']
  const { address } = await world.serve(app.folder, (port) => [vite, 'preview', '--port', port, ...place])
  await world.connects(address, kitApp.namespace)
}
