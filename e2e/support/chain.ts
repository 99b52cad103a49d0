import { rpcCall } from '../../src/sandbox/chain/rpc-call'

/** The amount that the host app's button sends, in wei. */
export const sentWei = 1_234_567_890_123_456_789n

/** The balance of an account on a chain, in wei. */
export async function balanceOf(rpcUrl: string, address: string): Promise<bigint> {
  return BigInt(String(await rpcCall(rpcUrl, 'eth_getBalance', [address, 'latest'])))
}

/** An amount with 18 decimals as the modal must show it: cut to three decimals, with grouped thousands. */
export function shown(wei: bigint): string {
  const thousandths = (wei / 10n ** 15n).toString().padStart(4, '0')
  const fraction = thousandths.slice(-3).replace(/0+$/, '')
  const whole = BigInt(thousandths.slice(0, -3)).toLocaleString('en-US')
  return fraction ? `${whole}.${fraction}` : whole
}
