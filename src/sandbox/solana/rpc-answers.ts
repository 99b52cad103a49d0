import { toBase58 } from './base58'
import type { Processed, SolanaNode } from './solana-node'
import type { SvmAccount } from './svm'
import { isTokenProgram, readMint, readTokenAccount, tokenAmount } from './token-data'

/** Adds the context that every answer about the state has. */
export function withContext(node: SolanaNode, value: unknown): unknown {
  return { context: { apiVersion: '2.3.0', slot: node.slot }, value }
}

/** Encodes an account for JSON-RPC. As on other nodes, `jsonParsed` works only for the data of mints and token accounts. */
export function accountAnswer(node: SolanaNode, account: SvmAccount | undefined, encoding: unknown): unknown {
  if (account === undefined) return null
  const { lamports, programAddress: owner, executable, data } = account
  const parsed = encoding === 'jsonParsed' ? parsedData(node, account) : undefined
  const raw = encoding === 'base58' ? [toBase58(data), 'base58'] : [Buffer.from(data).toString('base64'), 'base64']
  return {
    data: parsed ?? (encoding === undefined ? toBase58(data) : raw),
    executable,
    lamports: Number(lamports),
    owner,
    rentEpoch: 0,
    space: data.length,
  }
}

function parsedData(node: SolanaNode, { data, programAddress }: SvmAccount): unknown {
  if (!isTokenProgram(programAddress)) return undefined
  const program = programAddress.startsWith('Tokenz') ? 'spl-token-2022' : 'spl-token'
  const space = data.length
  const account = readTokenAccount(data)
  if (account !== undefined) {
    const { mint, owner, amount } = account
    const decimals = readMint(node.account(mint)?.data ?? new Uint8Array())?.decimals ?? 0
    const info = { isNative: false, mint, owner, state: 'initialized', tokenAmount: tokenAmount(amount, decimals) }
    return { program, space, parsed: { info, type: 'account' } }
  }
  const mint = readMint(data)
  if (mint === undefined) return undefined
  const info = {
    decimals: mint.decimals,
    freezeAuthority: null,
    isInitialized: true,
    mintAuthority: null,
    supply: mint.supply.toString(),
  }
  return { program, space, parsed: { info, type: 'mint' } }
}

/** Encodes a transaction for `getTransaction`. */
export function transactionAnswer(processed: Processed, encoding: unknown): unknown {
  const { slot, blockTime, error, fee, before, after, logs, units, bytes, transaction } = processed
  const { message, signatures } = transaction
  const [signers, readonlySigners, readonlyOthers] = message.header
  const text = Buffer.from(bytes).toString('base64')
  const json = {
    signatures: signatures.map(toBase58),
    message: {
      accountKeys: message.keys,
      header: {
        numRequiredSignatures: signers,
        numReadonlySignedAccounts: readonlySigners,
        numReadonlyUnsignedAccounts: readonlyOthers,
      },
      recentBlockhash: message.blockhash,
      instructions: message.instructions.map(({ program, accounts, data }) => ({
        programIdIndex: message.keys.indexOf(program),
        accounts: accounts.map((account) => message.keys.indexOf(account)),
        data: toBase58(data),
        stackHeight: null,
      })),
    },
  }
  const encoded = encoding === 'base64' ? [text, 'base64'] : encoding === 'base58' ? [toBase58(bytes), 'base58'] : json
  return {
    slot,
    blockTime,
    version: message.version,
    transaction: encoded,
    meta: {
      err: error,
      status: error === null ? { Ok: null } : { Err: error },
      fee,
      preBalances: before.map(Number),
      postBalances: after.map(Number),
      preTokenBalances: [],
      postTokenBalances: [],
      innerInstructions: [],
      loadedAddresses: { readonly: [], writable: [] },
      logMessages: logs,
      computeUnitsConsumed: units,
    },
  }
}
