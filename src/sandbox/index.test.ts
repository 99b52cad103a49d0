import { expectTypeOf, test } from 'vitest'
import type * as Source from './index'
import type * as Published from './public-api'

test('The hand-written types are those of the source.', () => {
  expectTypeOf<Published.SandboxEndpoints>().toEqualTypeOf<Source.SandboxEndpoints>()
  expectTypeOf<Published.ChainContents>().toEqualTypeOf<Source.ChainContents>()
  expectTypeOf<Published.SandboxToken>().toEqualTypeOf<Source.SandboxToken>()
  expectTypeOf<Published.SandboxOptions>().toEqualTypeOf<Source.SandboxOptions>()
  expectTypeOf<Published.Sandbox>().toEqualTypeOf<Source.Sandbox>()
  expectTypeOf<Published.WalletModalSandboxOptions>().toEqualTypeOf<Source.WalletModalSandboxOptions>()
  expectTypeOf<typeof Published.startSandbox>().toEqualTypeOf<typeof Source.startSandbox>()
  expectTypeOf<typeof Published.walletModalSandbox>().toEqualTypeOf<typeof Source.walletModalSandbox>()
  expectTypeOf<typeof import('virtual:wallet-modal-sandbox').sandbox>().toEqualTypeOf<
    Source.SandboxEndpoints | undefined
  >()
})
