import { expect, test } from 'vitest'
import { appOf } from '../../test-support/imports/app'
import { planOf } from '../../test-support/imports/report'
import type { ImportedSetup } from '../imported-setup'

function setupWith(features: string): ImportedSetup {
  const text = `import { createAppKit } from '@reown/appkit/react'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { mainnet } from '@reown/appkit/networks'

createAppKit({ adapters: [new EthersAdapter()], networks: [mainnet], features: ${features} })
`
  return planOf(appOf(new Map([['src/app.ts', text]]))).setup
}

const unitsOf = (setup: ImportedSetup): string[] => setup.units.map(({ id }) => id)

test('A list of social logins chooses the unit socials only when the modal has one of the logins.', () => {
  const none = setupWith("{ email: true, socials: ['telegram'] }")
  expect(unitsOf(none)).not.toContain('socials')
  expect(none.features.find(({ name }) => name === 'socials')?.code.text).toBe('false')
  const some = setupWith("{ email: true, socials: ['telegram', 'google'] }")
  expect(unitsOf(some)).toContain('socials')
  expect(some.features.find(({ name }) => name === 'socials')?.code.text).toBe("['google']")
})

test('Features that cannot be read choose no unit, and features that the setup leaves out are on.', () => {
  expect(unitsOf(setupWith('switches()'))).toEqual(['ethers', 'universal', 'all-wallets'])
  expect(unitsOf(setupWith('{}'))).toEqual(expect.arrayContaining(['send', 'swap', 'email', 'socials', 'onramp']))
})
