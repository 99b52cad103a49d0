import { expect, test } from 'vitest'
import { appOf } from '../../test-support/imports/app'
import { planOf } from '../../test-support/imports/report'

test('The importer passes the connectors of the kit’s config to wagmi’s createConfig.', () => {
  const config = `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { createAppKit } from '@reown/appkit/react'
import { mainnet } from '@reown/appkit/networks'
import { safe } from 'wagmi/connectors'

export const adapter = new WagmiAdapter({ networks: [mainnet], connectors: [safe()] })

createAppKit({
  adapters: [adapter],
  networks: [mainnet],
  features: { email: false, socials: false, swaps: false },
})
`
  const plan = planOf(appOf(new Map([['src/config.ts', config]])))
  expect(plan).toMatchObject({ isExact: true, unmatched: [] })
  expect(plan.texts.get('src/config.ts')).toContain('connectors: [safe()],')
})
