// @vitest-environment happy-dom
import '../../testing/setup'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { requestSchemas } from '../../connectors/auth-frame/protocol'
import type { Metadata } from '../../domain/options'
import { frameApp } from './frame-app'

const page = { document, location: { origin: 'https://app.example' } }
const versions = { projectId: 'project', sdkType: 'create-wallet-modal', sdkVersion: 'react-ethers-1.0.0' }
const appOf = (metadata?: Metadata) => frameApp({ ...versions, metadata }, page)

afterEach(() => {
  document.head.innerHTML = ''
})

test('The app is described by the metadata of the host, at the address of the page.', () => {
  const metadata = {
    name: 'Shop',
    description: 'A shop',
    url: 'https://shop.example',
    icons: ['https://shop.example/i'],
  }
  expect(appOf(metadata)).toEqual({ ...versions, metadata: { ...metadata, url: 'https://app.example' } })
})

test('Without metadata, the app is described by the title, the description and the icon of the page.', () => {
  document.head.innerHTML = `<title>A page</title>
<meta property="og:description" content="What it is for">
<link rel="icon" href="https://app.example/icon.png">`
  expect(appOf().metadata).toEqual({
    name: 'A page',
    description: 'What it is for',
    url: 'https://app.example',
    icons: ['https://app.example/icon.png'],
  })
  document.head.innerHTML = ''
  expect(appOf().metadata).toEqual({ name: '', description: '', url: 'https://app.example', icons: [] })
})

test('Texts that are too long for the frame are cut, and icons that it would refuse are left out.', () => {
  const icon = 'https://app.example/icon.png'
  const { metadata, ...rest } = appOf({
    name: '😀'.repeat(500),
    description: '😀'.repeat(5_000),
    url: '',
    icons: [`data:image/png;base64,${'A'.repeat(5_000)}`, ...Array.from({ length: 40 }, () => icon)],
  })
  expect(v.is(requestSchemas.SYNC_DAPP_DATA.payload, { metadata, ...rest })).toBe(true)
  expect([metadata.name, metadata.icons]).toEqual(['😀'.repeat(100), Array.from({ length: 16 }, () => icon)])
})
