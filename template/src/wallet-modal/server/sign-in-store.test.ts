// @vitest-environment node
import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openSignInStore, SignInStoreError } from './sign-in-store'

test('an address of another kind is refused without repeating its password', () => {
  expect(() => openSignInStore('mysql://user:hunter2@db/app')).toThrow(
    'The sign-in store cannot be kept at a mysql: address. Use a folder, redis://, rediss://, postgres:// or memory:',
  )
})

test('the address is SIGN_IN_STORE by default', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sign-in-store-'))
  vi.stubEnv('SIGN_IN_STORE', folder)
  await openSignInStore().write('session:one', { a: 1 }, Date.now() + 60_000)
  expect(await readdir(join(folder, 'session'))).toEqual(['one'])
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

test('a store that does not answer says that it is the sign-in store', async () => {
  const failure: unknown = await openSignInStore('redis://127.0.0.1:1')
    .read('nonce:one')
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SignInStoreError)
  expect(String(failure)).toContain('The sign-in store does not answer')
})
