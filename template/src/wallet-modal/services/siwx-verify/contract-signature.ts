import { bytesToHex } from '@noble/hashes/utils.js'
import {
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
} from 'viem'
import { withHexPrefix } from '../../domain/account/address'
import { WalletModalError, isRecord, messageOf } from '../../domain/errors/errors'
import { siwxError } from '../../domain/errors/siwx-errors'
import type { ChainCall } from './verify-signature'

const abi = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ type: 'bytes4' }],
  },
] as const

/** `bytes4(keccak256('isValidSignature(bytes32,bytes)'))`, padded to 32 bytes. */
const magicWord = `0x1626ba7e${'0'.repeat(56)}`
/** The last bytes of a signature that was made before its account was deployed (ERC-6492). */
const wrapperSuffix = '6492'.repeat(16)

interface ContractSignature {
  address: string
  hash: Uint8Array
  signature: string
  call: ChainCall
}

/** True for the chain's error when the contract reverts. A revert is an answer of the contract: it refuses the signature. */
function isRevert(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const codes = [error, cause].map((value) => (isRecord(value) ? value['code'] : undefined))
  return codes.includes(3) || /\brevert|invalid opcode|out of gas|stack underflow|bad jump/i.test(messageOf(error))
}

async function ask(call: ChainCall, transaction: object): Promise<string | undefined> {
  try {
    const answer = await call('eth_call', [transaction, 'latest'])
    return typeof answer === 'string' ? answer.toLowerCase() : undefined
  } catch (error) {
    if (isRevert(error)) return undefined
    const isOurs = error instanceof WalletModalError && error.code === 'SIWX_NETWORK_NOT_FOUND'
    throw isOurs
      ? error
      : siwxError('SIGN_IN_UNAVAILABLE', {
          details: 'the network of this account does not answer',
          hint: 'Its signature can only be checked there. Try again',
          cause: error,
        })
  }
}

/**
 * Asks the account's contract whether the signature is valid (ERC-1271). For a signature from before the contract was deployed, asks the
 * validator of ERC-6492, in a call that deploys nothing.
 * @throws WalletModalError SIGN_IN_UNAVAILABLE when the chain does not answer.
 */
export async function verifyContractSignature({ address, hash, signature, call }: ContractSignature): Promise<boolean> {
  const [account, digest, bytes] = [withHexPrefix(address), withHexPrefix(bytesToHex(hash)), withHexPrefix(signature)]
  if (signature.endsWith(wrapperSuffix)) {
    const data = encodeDeployData({
      abi: erc6492SignatureValidatorAbi,
      bytecode: erc6492SignatureValidatorByteCode,
      args: [account, digest, bytes],
    })
    return (await ask(call, { data })) === '0x01'
  }
  const data = encodeFunctionData({ abi, args: [digest, bytes] })
  return (await ask(call, { to: account, data })) === magicWord
}
