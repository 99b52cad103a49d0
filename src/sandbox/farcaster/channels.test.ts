import { expect, test } from 'vitest'
import { Channels } from './channels'

test('The relay keeps the 500 newest channels and forgets older channels', () => {
  const channels = new Channels()
  const asked = {
    params: { siweUri: 'http://localhost/', domain: 'localhost', nonce: 'nonce0000' },
    acceptAuthAddress: false,
    userAgent: '',
  }
  const opened = Array.from({ length: 501 }, () => channels.open(asked, (token) => token))
  expect(channels.find(opened[0]?.token ?? '')).toBeUndefined()
  expect(channels.find(opened[1]?.token ?? '')).toBe(opened[1])
})
