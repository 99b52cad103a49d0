import type { TransferTransaction } from '../../../chain-reader'
import type { SwapReader } from '../../../swap-reader'
import { account, encodeCall, list, uint } from '../abi-encode'
import { checkAddress } from '../check-address'

/** The selectors of routers with the interface of Uniswap V2, and of approvals. */
export const swapSelectors = {
  /** `WETH()` */
  wrapped: '0xad5c4648',
  /** `getAmountsOut(uint256,address[])` */
  amountsOut: '0xd06ca61f',
  /** `allowance(address,address)` */
  allowance: '0xdd62ed3e',
  /** `approve(address,uint256)` */
  approve: '0x095ea7b3',
  /** `swapExactETHForTokens(uint256,address[],address,uint256)` */
  nativeToToken: '0x7ff36ab5',
  /** `swapExactTokensForETH(uint256,uint256,address[],address,uint256)` */
  tokenToNative: '0x18cbafe5',
  /** `swapExactTokensForTokens(uint256,uint256,address[],address,uint256)` */
  tokenToToken: '0x38ed1739',
} as const

/** Builds the approval of an exact amount (ERC-20). @throws WalletModalError INVALID_ADDRESS */
export function buildApproval(approval: Parameters<SwapReader['buildApproval']>[0]): TransferTransaction {
  const { owner, token, spender, amount } = approval
  const data = encodeCall(swapSelectors.approve, account(checkAddress(spender)), uint(amount))
  return { from: checkAddress(owner), to: checkAddress(token), value: BigInt(0), data }
}

/** Builds the swap of an exact paid amount. @throws WalletModalError INVALID_ADDRESS */
export function buildSwap(swap: Parameters<SwapReader['buildSwap']>[0]): TransferTransaction {
  const { isFromNative, isToNative, amount, minimum, path, deadline } = swap
  const [from, router] = [checkAddress(swap.account), checkAddress(swap.router)]
  const rest = [uint(minimum), list(path.map(account)), account(from), uint(deadline)]
  if (isFromNative) return { from, to: router, value: amount, data: encodeCall(swapSelectors.nativeToToken, ...rest) }
  const selector = isToNative ? swapSelectors.tokenToNative : swapSelectors.tokenToToken
  return { from, to: router, value: BigInt(0), data: encodeCall(selector, uint(amount), ...rest) }
}
