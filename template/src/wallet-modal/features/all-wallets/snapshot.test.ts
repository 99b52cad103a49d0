// @vitest-environment node
import { expect, test } from 'vitest'
import { readWallets } from '../../services/all-wallets/wallet-directory'
import { snapshot } from './snapshot'
import file from './snapshot.json'

test('The bundled list has the count that it states, and every wallet in it is usable.', async () => {
  const wallets = await snapshot.load()
  expect(wallets).toHaveLength(snapshot.count)
  expect(readWallets(wallets)).toHaveLength(snapshot.count)
  expect(new Date(file.date)).toEqual(snapshot.date)
  expect(readWallets(wallets)[0]).toMatchObject({ name: 'MetaMask', rdns: 'io.metamask', mobile_link: 'metamask://' })
})
