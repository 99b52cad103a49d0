import { expectTypeOf, test } from 'vitest'
import type { HttpFault, HttpService } from '../sandbox/services/service-faults'
import type { WalletSettings } from '../sandbox/wallet/settings'
import type * as Source from './index'
import type * as PlaywrightSource from './playwright/index'
import type * as PublishedPlaywright from './playwright/public-api'
import type * as Published from './public-api'

/** The public members of a class. Private members make the classes of two files different types. */
type Members<Class> = Pick<Class, keyof Class>

test('The hand-written types of the kit are those of the source.', () => {
  expectTypeOf<Published.Accounts>().toEqualTypeOf<Source.Accounts>()
  expectTypeOf<Published.AnnounceOptions>().toEqualTypeOf<Source.AnnounceOptions>()
  expectTypeOf<Published.WalletWindow>().toEqualTypeOf<Source.WalletWindow>()
  expectTypeOf<Published.PendingRequest>().toEqualTypeOf<Source.PendingRequest>()
  expectTypeOf<Published.WalletRequest>().toEqualTypeOf<Source.WalletRequest>()
  expectTypeOf<Published.DecidedRequest>().toEqualTypeOf<Source.DecidedRequest>()
  expectTypeOf<Published.OtherChain>().toEqualTypeOf<Source.OtherChain>()
  expectTypeOf<Published.RequestFilter>().toEqualTypeOf<Source.RequestFilter>()
  expectTypeOf<Published.Waiting>().toEqualTypeOf<Source.Waiting>()
  expectTypeOf<Published.DevServer>().toEqualTypeOf<Source.DevServer>()
  expectTypeOf<Published.DevServerOptions>().toEqualTypeOf<Source.DevServerOptions>()
  expectTypeOf<Published.HttpFault>().toEqualTypeOf<Source.FaultOf<'balances'>>()
  expectTypeOf<Published.WalletSettings>().toEqualTypeOf<WalletSettings>()
  expectTypeOf<Members<Published.TestWallet>>().toEqualTypeOf<Members<Source.TestWallet>>()
  expectTypeOf<Published.PhoneSession>().toEqualTypeOf<Source.PhoneSession>()
  expectTypeOf<Members<Published.TestPhone>>().toEqualTypeOf<Members<Source.TestPhone>>()
  expectTypeOf<Published.HttpFault>().toEqualTypeOf<HttpFault>()
  expectTypeOf<Published.HttpService>().toEqualTypeOf<HttpService | 'data'>()
  expectTypeOf<Published.HttpService | Published.OtherService>().toEqualTypeOf<Source.Service>()
  expectTypeOf<Published.ServiceSettings>().toEqualTypeOf<Source.ServiceSettings>()
  expectTypeOf<Published.ServiceRequest>().toEqualTypeOf<Source.ServiceRequest>()
  expectTypeOf<Published.AnalyticsRecord>().toEqualTypeOf<Source.AnalyticsRecord>()
  expectTypeOf<Published.ReceivedMail>().toEqualTypeOf<Source.ReceivedMail>()
  expectTypeOf<Members<Published.Services>>().toEqualTypeOf<Members<Source.Services>>()
  expectTypeOf<keyof Published.Faults>().toEqualTypeOf<keyof Source.Faults>()
  expectTypeOf<Members<Published.Control>>().toEqualTypeOf<Members<Source.Control>>()
  expectTypeOf<keyof Published.TestKit>().toEqualTypeOf<keyof Source.TestKit>()
  expectTypeOf<Published.TestKit['announceIn']>().toEqualTypeOf<Source.TestKit['announceIn']>()
  expectTypeOf<Published.TestKit['endpoints']>().toEqualTypeOf<Source.TestKit['endpoints']>()
  expectTypeOf<typeof Published.startDevServer>().toEqualTypeOf<typeof Source.startDevServer>()
  expectTypeOf<Parameters<typeof Published.startTestKit>>().toEqualTypeOf<Parameters<typeof Source.startTestKit>>()
})

test('The hand-written types of the page objects are those of the source.', () => {
  expectTypeOf<keyof typeof PublishedPlaywright>().toEqualTypeOf<keyof typeof PlaywrightSource | 'AccountPage'>()
  expectTypeOf<keyof PublishedPlaywright.ModalPage>().toEqualTypeOf<keyof PlaywrightSource.ModalPage>()
  expectTypeOf<Omit<Members<PublishedPlaywright.ModalPage>, 'account' | 'pair'>>().toEqualTypeOf<
    Omit<Members<PlaywrightSource.ModalPage>, 'account' | 'pair'>
  >()
  expectTypeOf<Members<PublishedPlaywright.AccountPage>>().toEqualTypeOf<Members<PlaywrightSource.AccountPage>>()
  expectTypeOf<PublishedPlaywright.ConnectOptions>().toEqualTypeOf<PlaywrightSource.ConnectOptions>()
  expectTypeOf<Omit<PublishedPlaywright.ModalPageOptions, 'wallet'>>().toEqualTypeOf<
    Omit<PlaywrightSource.ModalPageOptions, 'wallet'>
  >()
  expectTypeOf<PublishedPlaywright.Transfer>().toEqualTypeOf<PlaywrightSource.Transfer>()
  expectTypeOf<PublishedPlaywright.NetworkId>().toEqualTypeOf<PlaywrightSource.NetworkId>()
  expectTypeOf<typeof PublishedPlaywright.launchBrowser>().toEqualTypeOf<typeof PlaywrightSource.launchBrowser>()
})
