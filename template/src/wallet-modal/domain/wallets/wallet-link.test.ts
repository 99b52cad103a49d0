// @vitest-environment node
import { expect, test } from 'vitest'
import { isAppLink, isWebLink } from './wallet-link'

const web = ['https://wallet.example/wc', 'HTTPS://wallet.example', 'http://localhost:4000/x', 'http://127.0.0.1/']
const app = ['rainbow://', 'metamask:', 'ledgerlive://wc', 'wc-altme://', 'com.wallet+x://a?b=c']
const neither = [
  'javascript:alert(1)',
  'JavaScript://wallet.example/%0aalert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://app.example/1',
  'vbscript:x',
  'intent://scan/#Intent;package=com.evil;end',
  'about:blank',
  'view-source:https://wallet.example',
  'filesystem:https://wallet.example/temporary/x',
  'http://wallet.example',
  'http://localhost.wallet.example',
  'https://user:secret@wallet.example',
  'https:/wallet.example',
  'https://wallet.example/\u0000',
  'https://wallet.example\\@evil.example',
  'wallet.example',
  '//wallet.example',
  '',
  `https://wallet.example/${'a'.repeat(2_048)}`,
  `rainbow://${'a'.repeat(2_048)}`,
  'rainbow://" onclick="alert(1)',
  'ledgerlive://:/x',
  'wallet://[::1/',
  'wallet://exa[mple?q=1',
]

test.each(web)('A page and an app may be opened by %s.', (link) => {
  expect([isWebLink(link), isAppLink(link)]).toEqual([true, true])
})

test.each(app)('An app may be opened by %s, a page may not.', (link) => {
  expect([isWebLink(link), isAppLink(link)]).toEqual([false, true])
})

test.each(neither)('%j opens nothing.', (link) => {
  expect([isWebLink(link), isAppLink(link)]).toEqual([false, false])
})
