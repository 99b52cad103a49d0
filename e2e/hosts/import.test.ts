import { test } from 'vitest'
import { useHostsWorld } from './support/hosts-world'
import { importsAndConnects, titleOf } from './support/import-app'
import { kitApps } from './support/kit-apps'

const world = useHostsWorld()

test.each(kitApps.map((app) => [titleOf(app), app] as const))(
  'An app with %s is imported and then built without the kit, and a visitor connects a wallet.',
  async (_, app) => {
    await importsAndConnects(world, app)
  },
)
