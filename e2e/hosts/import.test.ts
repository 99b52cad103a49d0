import { expect, test } from 'vitest'
import { HostApp } from './support/app'
import { useHostsWorld } from './support/hosts-world'
import { filesOf, kitApps } from './support/kit-apps'

const world = useHostsWorld()

test.each(kitApps)(
  'an app with $kit is imported, built without the kit, and connects where its chain is an EVM chain',
  async (kitApp) => {
    const app = world.keep(await HostApp.write(filesOf(kitApp, world.firstNetwork)))
    const { imported, wiring } = await app.importKit()
    expect(imported).toMatchObject({ kit: kitApp.kit, isExact: true, packages: { used: [] } })
    expect(wiring).toMatchObject({ file: 'src/wallet.tsx', state: 'wired' })
    await app.withoutPackages(imported.packages.removable)
    for (const [file, from, to] of kitApp.byHand ?? []) await app.replace(file, from, to)
    await app.install()
    // With some versions of Node's types, the compiler takes what the copy passes to @solana/web3.js for no Buffer.
    await app.npm(kitApp.isEvm === false ? 'bundle' : 'build')
    if (kitApp.isEvm === false) return
    const vite = await app.bin('vite')
    const place = ['--strictPort', '--host', 'localhost']
    const { address } = await world.serve(app.folder, (port) => [vite, 'preview', '--port', port, ...place])
    await world.connects(address)
  },
)
