import { testKey } from '../../template/src/wallet-modal/adapters/solana/testing/keys'
import { firstAddress, secondAddress } from '../../template/src/wallet-modal/testing/fake-wallet'

export const strangers = [
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
] as const
export const evmAccounts = [firstAddress, secondAddress] as const
export const solanaReceiver = testKey('funds receiver').address

export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
/** The mint of USDC on Solana's devnet. */
export const solanaUsdc = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'
export const usdcDecimals = 6
/**
 * The decimals that a lying token list reports. With fewer decimals than the true number, the account can afford the wrong
 * amount.
 */
export const falseDecimals = 5
/** The true decimals of every currency in the schedules, by symbol. */
export const coinDecimals: Readonly<Record<string, number>> = { ETH: 18, BET: 18, SOL: 9, USDC: usdcDecimals }
