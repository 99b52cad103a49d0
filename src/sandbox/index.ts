export type { SandboxChain } from './chain/chains'
export type { SandboxEndpoints } from './endpoints'
export { startSandbox, type Sandbox, type SandboxOptions } from './start'
export { walletModalSandbox, type WalletModalSandboxOptions } from './vite-plugin'
