import { expect, test } from 'vitest'
import { eventually } from '../test-support/eventually'
import { parseEndpoints } from './endpoints'
import { runSandbox } from './run-sandbox'

class Sink {
  text = ''

  write(text: string): void {
    this.text += text
  }
}

test('parameters: json prints exactly one line with every endpoint, and the signal ends it with 0', async () => {
  const [stdout, stderr, abort] = [new Sink(), new Sink(), new AbortController()]
  const ended = runSandbox({ json: true, cwd: process.cwd(), stdout, stderr, signal: abort.signal })
  await eventually(() => expect(stdout.text).toMatch(/\n$/))
  expect(stdout.text.trimEnd()).not.toContain('\n')
  const endpoints = parseEndpoints(stdout.text)
  const pages = ['rpc', 'api', 'walletScript', 'walletPage', 'control']
  const services = [
    'relay',
    'analytics',
    'rpcProxy',
    'pairingPage',
    'inbox',
    'faucet',
    'onramp',
    'smtp',
    'social',
    'farcaster',
    'bundlers',
    'paymasters',
    'smartAccounts',
    'chains',
  ]
  expect(Object.keys(endpoints)).toEqual([...pages, ...services])
  expect((await fetch(endpoints.walletPage)).status).toBe(200)
  abort.abort()
  expect(await ended).toBe(0)
  expect(stderr.text).toBe('')
})

/** The endpoints that visitors and servers of the embedded wallet need, as the list prints their names and paths. */
const listed = [
  'phone wallet /pair',
  'inbox /inbox',
  'faucet /faucet',
  'provider /onramp',
  ...['google', 'github', 'apple', 'facebook', 'x', 'discord'].map((name) => `login ${name} /social/${name}`),
  'farcaster /farcaster',
  'fid registries /farcaster/rpc',
  ...[31337, 31338].flatMap((id) => [`bundler /bundler/${id}`, `paymaster /paymaster/${id}`]),
]

test('Without --json, the endpoints are printed as a readable list.', async () => {
  const [stdout, abort] = [new Sink(), new AbortController()]
  const ended = runSandbox({ json: false, cwd: process.cwd(), stdout, stderr: new Sink(), signal: abort.signal })
  await eventually(() => expect(stdout.text).toMatch(/wallet window +http:\/\/127\.0\.0\.1:\d+\/wallet/))
  const paths = [...stdout.text.matchAll(/^ {2}(.+?) +http:\/\/127\.0\.0\.1:\d+(\/.*)$/gm)].map(
    ([, name = '', path = '']) => `${name} ${path}`,
  )
  expect(paths).toEqual(expect.arrayContaining(listed))
  abort.abort()
  expect(await ended).toBe(0)
})

test('The reason why the sandbox cannot start goes to stderr, with exit code 1.', async () => {
  const [stdout, stderr] = [new Sink(), new Sink()]
  expect(await runSandbox({ json: true, port: -1, cwd: process.cwd(), stdout, stderr })).toBe(1)
  expect(stderr.text).toMatch(/-1 is not a port/)
  expect(stdout.text).toBe('')
})
