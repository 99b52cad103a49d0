import { rpcCall } from '../../src/sandbox/chain/rpc-call'

/** What the button of the host app sends, in wei. */
export const sentWei = 1_234_567_890_123_456_789n

/** What an account owns on a chain, in wei. */
export async function balanceOf(rpcUrl: string, address: string): Promise<bigint> {
  return BigInt(String(await rpcCall(rpcUrl, 'eth_getBalance', [address, 'latest'])))
}

/** An amount of 18 decimals cut to three of them, with grouped thousands: what the modal has to show. */
export function shown(wei: bigint): string {
  const thousandths = (wei / 10n ** 15n).toString().padStart(4, '0')
  const fraction = thousandths.slice(-3).replace(/0+$/, '')
  const whole = BigInt(thousandths.slice(0, -3)).toLocaleString('en-US')
  return fraction ? `${whole}.${fraction}` : whole
}
