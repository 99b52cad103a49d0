/** Returns a function that reads a chain through the app's endpoints; undefined when the app does not have the chain. */
export type ReadChain = (
  chainId: number,
) => ((method: string, params: readonly unknown[]) => Promise<unknown>) | undefined

/** The methods that the app's endpoints answer. Other methods are refused unless the session allows them. */
export const readMethods = new Set([
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'net_version',
])

/** A chain reference in the hexadecimal form of EIP-1193. */
export function toHexChainId(chainId: string): string {
  return `0x${Number(chainId).toString(16)}`
}
