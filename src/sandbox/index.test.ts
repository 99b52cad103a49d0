import { expectTypeOf, test } from 'vitest'
import type * as Source from './index'
import type * as Published from './public-api'

test('The hand-written types are those of the source.', () => {
  expectTypeOf<Published.SandboxEndpoints>().toEqualTypeOf<Source.SandboxEndpoints>()
  expectTypeOf<Published.SocialEndpoints>().toEqualTypeOf<Source.SocialEndpoints>()
  expectTypeOf<Published.SocialClient>().toEqualTypeOf<Source.SocialClient>()
  expectTypeOf<Published.AppleClient>().toEqualTypeOf<Source.AppleClient>()
  expectTypeOf<Published.ChainContents>().toEqualTypeOf<Source.ChainContents>()
  expectTypeOf<Published.SmartAccountContracts>().toEqualTypeOf<Source.SmartAccountContracts>()
  expectTypeOf<Published.SandboxToken>().toEqualTypeOf<Source.SandboxToken>()
  expectTypeOf<Published.SandboxOptions>().toEqualTypeOf<Source.SandboxOptions>()
  expectTypeOf<Published.Sandbox>().toEqualTypeOf<Source.Sandbox>()
  expectTypeOf<Published.WalletModalSandboxOptions>().toEqualTypeOf<Source.WalletModalSandboxOptions>()
  expectTypeOf<Published.WalletFaults>().toEqualTypeOf<Source.WalletFaults>()
  expectTypeOf<typeof Published.walletFaults>().toEqualTypeOf<typeof Source.walletFaults>()
  expectTypeOf<typeof Published.startSandbox>().toEqualTypeOf<typeof Source.startSandbox>()
  expectTypeOf<typeof Published.walletModalSandbox>().toEqualTypeOf<typeof Source.walletModalSandbox>()
  expectTypeOf<typeof import('virtual:wallet-modal-sandbox').sandbox>().toEqualTypeOf<
    Source.SandboxEndpoints | undefined
  >()
})
