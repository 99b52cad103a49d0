import { expect, test } from 'vitest'
import { HostApp } from './support/app'
import { useHostsWorld } from './support/hosts-world'
import { filesOf } from './support/kit-app'
import { kitApps } from './support/kit-apps'
import { oldKitApps } from './support/old-kit-apps'

const world = useHostsWorld()

const apps = [...kitApps, ...oldKitApps].map((app) => ({
  ...app,
  title: [app.kit, app.version].filter(Boolean).join(' '),
}))

test.each(apps)(
  'An app with $title is imported and then built without the kit, and a visitor connects a wallet.',
  async (kitApp) => {
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
  },
)
