/** A chain that the sandbox starts. */
export interface SandboxChain {
  readonly id: number
  readonly name: string
  /** Symbol of the native currency; it has 18 decimals. */
  readonly symbol: string
  /** The first account's balance at the start, in wei. Default: 10,000 units of the currency. */
  readonly firstBalance?: bigint
}

/** The chains that the sandbox starts if the caller names no chains. The first account has a different balance on each chain. */
export const defaultChains: readonly SandboxChain[] = [
  { id: 31337, name: 'Sandbox One', symbol: 'ETH', firstBalance: 1_234_567_800_000_000_000_000n },
  { id: 31338, name: 'Sandbox Two', symbol: 'ETH', firstBalance: 42_125_000_000_000_000_000n },
]

/**
 * A chain that the wallet knows, but no app supports. With this chain, a test can show what an app does on a network that the app does not
 * support. The chain has no node: the wallet can switch to the chain, but every request for chain data fails.
 */
export const nowhereChain: SandboxChain = { id: 31339, name: 'Somewhere Else', symbol: 'ELSE' }

/** anvil's ten well-known development accounts. Their keys are public: they hold money on local chains only. */
export const devAccounts = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
] as const

/** Converts a chain id to the form that wallets and apps exchange, for example `0x7a69`. */
export function toHexId(id: number): string {
  return `0x${id.toString(16)}`
}
