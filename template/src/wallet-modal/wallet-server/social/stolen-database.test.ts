// @vitest-environment node
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openShortLivedStore } from '../settings'
import { makeTestFolder } from '../testing/create-test-server'
import { everythingIn } from '../testing/everything-in'
import { openWalletStore } from '../wallets/open-wallet-store'
import { begin, createSocialServer, resultOf } from './testing/social-visitor'

test('a login with a social network stores no state, no verifier of the frame, no code and no secret in clear text', async () => {
  const folder = makeTestFolder()
  const { browser, social, finish, options } = await createSocialServer({
    store: openShortLivedStore(join(folder, 'short-lived'), () => Date.UTC(2026, 0, 1)),
    wallets: openWalletStore(join(folder, 'wallets')),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const visitor = await browser()
  const { uri, verifier } = await begin(visitor)
  const answer = social.approve(uri)
  const before = await everythingIn(folder)
  await finish(visitor, { uri: resultOf('google', answer), verifier })
  const all = before + (await everythingIn(folder))
  expect(all).toContain('"provider":"google"')
  const secrets = [verifier, answer.get('state'), answer.get('code'), visitor.token, 'secret-google']
  for (const secret of secrets) expect(all).not.toContain(secret ?? expect.fail('a secret is missing'))
  await options.store?.close()
})
