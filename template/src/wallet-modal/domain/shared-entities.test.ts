// @vitest-environment happy-dom
import { messageOf } from '../domain/errors/errors'
import { createEnglish } from '../locales/language'
import '../testing/setup'
import { expect, test } from 'vitest'
import { AlertStore } from '../stores/shell/alert.store'
import { EventsStore } from '../stores/shell/events.store'
import { OptionsStore } from '../stores/root/options.store'
import { SnackStore } from '../stores/shell/snack.store'
import { createFakePlatform } from '../testing/fake-platform'
import { firstAddress } from '../testing/fake-wallet'
import type { Metadata } from './options'

test('Analytics event, metadata, notification state and options have the fields of the specification.', async () => {
  const platform = createFakePlatform()
  const events = new EventsStore({ platform, address: () => firstAddress })
  events.track({ event: 'CLICK_NETWORKS' })
  expect(events.last).toEqual({
    eventId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    url: 'https://app.example/page',
    domain: 'app.example',
    timestamp: platform.now(),
    props: { event: 'CLICK_NETWORKS', address: firstAddress },
  })

  const metadata: Metadata = {
    name: 'App',
    description: 'An app',
    url: 'https://app.example',
    icons: ['https://app.example/i.png'],
  }
  const { state } = new OptionsStore({ metadata })
  expect(state.metadata).toEqual(metadata)
  const fields = ['features', 'projectId', 'sdkType', 'sdkVersion', 'enableNetworkSwitch', 'customWallets']
  const lists = ['termsConditionsUrl', 'privacyPolicyUrl', 'metadata']
  const switches = ['debug', 'allowUnsupportedChain', 'enableEmbedded', 'enableWalletConnect']
  expect(Object.keys(state)).toEqual(expect.arrayContaining([...fields, ...lists, ...switches]))

  const snack = new SnackStore(messageOf)
  snack.showError('It failed')
  expect(snack).toMatchObject({ message: 'It failed', variant: 'error', open: true })
  const alert = new AlertStore({ log: platform.log, isShown: () => true, language: () => createEnglish({}) })
  await alert.show('SWITCH_NETWORK_NOT_FOUND')
  expect(alert).toMatchObject({ message: 'Network Not Found', variant: 'error', open: true })
})
