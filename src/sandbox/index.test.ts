import { expectTypeOf, test } from 'vitest'
import type * as Source from './index'
import type * as Published from './public-api'

test('default: the hand-written types say what the source says', () => {
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
