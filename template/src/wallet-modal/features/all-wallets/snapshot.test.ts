// @vitest-environment node
import { expect, test } from 'vitest'
import { readWallets } from '../../services/all-wallets/wallet-directory'
import { snapshot } from './snapshot'
import file from './snapshot.json'

test('The bundled list has the count that it states, and every field of every wallet is valid.', async () => {
  const wallets = await snapshot.load()
  expect(wallets).toHaveLength(snapshot.count)
  // The browser does not check the list. What a directory service may not say, the file may not say either.
  expect(wallets).toEqual(readWallets(wallets))
  expect(new Date(file.date)).toEqual(snapshot.date)
  expect(wallets[0]).toMatchObject({ name: 'MetaMask', rdns: 'io.metamask', mobile_link: 'metamask://' })
})
