import { expect, test } from 'vitest'
import { HostApp } from './app'
import { useHostsWorld, type HostsWorld } from './hosts-world'
import { filesOf, type KitApp } from './kit-app'

/** Tests of apps: each app is imported from its kit and built without the kit's packages, and a visitor connects a wallet. */
export function testImports(apps: readonly KitApp[]): void {
  const world = useHostsWorld()

  test.each(apps.map((app) => [titleOf(app), app] as const))(
    'An app with %s is imported and then built without the kit, and a visitor connects a wallet.',
    (_, app) => importsAndConnects(world, app),
  )
}

/** The name of an app in the title of a test, for example `wagmi 1`. */
function titleOf({ kit, version }: KitApp): string {
  return [kit, version].filter(Boolean).join(' ')
}

async function importsAndConnects(world: HostsWorld, kitApp: KitApp): Promise<void> {
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
