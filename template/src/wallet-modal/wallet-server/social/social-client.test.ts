// @vitest-environment node
import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkSocialClients } from './social-client'

const keyOf = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const pem = keyOf('P-256')

const members = ['ID', 'SECRET', 'TEAM', 'KEY', 'URL', 'API_URL']
const names = ['GOOGLE', 'GITHUB', 'APPLE', 'FACEBOOK', 'X', 'DISCORD'].flatMap((provider) =>
  members.map((member) => `WALLET_SOCIAL_${provider}_${member}`),
)
beforeEach(() => names.forEach((name) => vi.stubEnv(name, '')))
afterEach(() => void vi.unstubAllEnvs())

const set = (variables: Record<string, string>) =>
  Object.entries(variables).forEach(([name, value]) => vi.stubEnv(`WALLET_SOCIAL_${name}`, value))

describe('a registration in the environment', () => {
  test('is undefined if no variable is set', () => {
    expect([...checkSocialClients(undefined)]).toEqual([])
  })

  test('is read for each provider', () => {
    set({ GOOGLE_ID: ' google-id ', GOOGLE_SECRET: 'google-secret', X_ID: 'x-id', X_SECRET: 'x-secret' })
    set({ APPLE_ID: 'com.example', APPLE_TEAM: 'TEAM', APPLE_KEY: 'KEY', APPLE_SECRET: pem.replaceAll('\n', '\\n') })
    set({ GITHUB_ID: 'github-id', GITHUB_SECRET: 'github-secret', GITHUB_URL: 'https://github.example/' })
    set({ GITHUB_API_URL: 'https://github.example/api/v3' })
    expect(Object.fromEntries(checkSocialClients(undefined))).toEqual({
      google: { id: 'google-id', secret: 'google-secret' },
      github: {
        id: 'github-id',
        secret: 'github-secret',
        url: 'https://github.example',
        apiUrl: 'https://github.example/api/v3',
      },
      apple: { id: 'com.example', secret: pem.trim(), team: 'TEAM', key: 'KEY' },
      x: { id: 'x-id', secret: 'x-secret' },
    })
  })

  test('is not read if the option is given', () => {
    set({ GOOGLE_ID: 'google-id', GOOGLE_SECRET: 'google-secret' })
    expect([...checkSocialClients({ x: { id: 'a', secret: 'b' } }).keys()]).toEqual(['x'])
  })

  const complete = { APPLE_ID: 'com.example', APPLE_TEAM: 'TEAM', APPLE_KEY: 'KEY', APPLE_SECRET: pem }

  test.each<[Record<string, string>, string]>([
    [{ GOOGLE_ID: 'google-id' }, 'WALLET_SOCIAL_GOOGLE_SECRET is missing'],
    [{ GOOGLE_SECRET: 'hunter2' }, 'WALLET_SOCIAL_GOOGLE_ID is missing'],
    [{ X_URL: 'https://x.example' }, 'WALLET_SOCIAL_X_ID is missing'],
    [{ X_ID: 'x-id', X_SECRET: 'hunter2\nhunter2' }, 'WALLET_SOCIAL_X_SECRET is not a line'],
    [{ X_ID: 'x-id', X_SECRET: 'hunter2'.repeat(200) }, 'WALLET_SOCIAL_X_SECRET is not a line'],
    [{ ...complete, APPLE_TEAM: '' }, 'WALLET_SOCIAL_APPLE_TEAM is missing'],
    [{ ...complete, APPLE_KEY: ' ' }, 'WALLET_SOCIAL_APPLE_KEY is missing'],
    [{ ...complete, APPLE_SECRET: '' }, 'WALLET_SOCIAL_APPLE_SECRET is missing'],
    [{ ...complete, APPLE_SECRET: 'hunter2' }, 'WALLET_SOCIAL_APPLE_SECRET is not a private key'],
    [{ ...complete, APPLE_SECRET: keyOf('P-384') }, 'WALLET_SOCIAL_APPLE_SECRET is not a private key'],
    [{ ...complete, APPLE_SECRET: pem.replace('MIG', '!hunter2') }, 'WALLET_SOCIAL_APPLE_SECRET is not a private key'],
  ])('of %j is refused, and the message does not contain the secret', (variables, message) => {
    set(variables)
    const check = () => checkSocialClients(undefined)
    expect(check).toThrow(message)
    expect(check).not.toThrow('hunter2')
  })

  test.each([
    'http://github.example',
    'github.example',
    'ftp://github.example',
    'https://user:hunter2@github.example',
    'https://github.example/#hunter2',
  ])('is refused with the address %s, and the message does not contain the password', (address) => {
    set({ GITHUB_ID: 'id', GITHUB_SECRET: 'secret', GITHUB_URL: address })
    const check = () => checkSocialClients(undefined)
    expect(check).toThrow('WALLET_SOCIAL_GITHUB_URL is not an address that begins with https://')
    expect(check).not.toThrow('hunter2')
    vi.stubEnv('WALLET_SOCIAL_GITHUB_URL', 'http://localhost:3000')
    expect(check).not.toThrow()
  })
})

test('an error about the option names the member that is wrong', () => {
  expect(() => checkSocialClients({ google: { id: '', secret: 'b' } })).toThrow('socials.google.id is missing')
  expect(() => checkSocialClients({ github: { id: 'a', secret: 'b', apiUrl: 'http://api.example' } })).toThrow(
    'socials.github.apiUrl is not an address',
  )
  expect(() => checkSocialClients({ apple: { id: 'a', secret: pem, team: 'TEAM' } })).toThrow(
    'socials.apple.key is missing',
  )
})
