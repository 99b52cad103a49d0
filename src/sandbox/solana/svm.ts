import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tryResolve } from '../resolve'

/** An account as litesvm gives and takes it. */
export interface SvmAccount {
  readonly address: string
  readonly lamports: bigint
  readonly data: Uint8Array
  readonly programAddress: string
  readonly executable: boolean
  readonly space: bigint
}

/** What litesvm tells of a transaction that ran. */
interface SvmMetadata {
  logs(): string[]
  computeUnitsConsumed(): bigint
}

/** Why a transaction failed: the number of a plain error, or an error with more to it. */
type SvmFailure = { err(): unknown; meta(): SvmMetadata }

export type SvmResult = SvmMetadata | SvmFailure | { meta(): SvmMetadata }

/** A transaction in the form litesvm takes: the signatures by address, in the order of the message's keys. */
export interface SvmTransaction {
  readonly messageBytes: Uint8Array
  readonly signatures: Readonly<Record<string, Uint8Array>>
}

/** The part of litesvm that the sandbox uses. */
export interface Svm {
  withBlockhashCheck(check: boolean): Svm
  withSigverify(sigverify: boolean): Svm
  getAccount(address: string): ({ readonly exists: true } & SvmAccount) | { readonly exists: false }
  setAccount(account: SvmAccount): void
  getProgramAccounts(program: string): SvmAccount[]
  minimumBalanceForRentExemption(length: bigint): bigint
  airdrop(address: string, lamports: bigint): SvmResult | null
  /** Starts a new blockhash, so that an identical transaction is not refused as a repetition. */
  expireBlockhash(): void
  sendTransaction(transaction: SvmTransaction): SvmResult
  simulateTransaction(transaction: SvmTransaction): SvmResult
}

/** Makes a new virtual machine with the system, token and associated token programs in it. */
export type CreateSvm = () => Svm

/**
 * Finds the virtual machine that npm installed: `undefined` when it is not there, or does not run on this machine. Solana is
 * an optional part of the sandbox.
 * @param folders folders whose `node_modules` are searched, in order
 */
export function findSvm(folders: readonly string[]): CreateSvm | undefined {
  for (const folder of folders) {
    const fromFolder = createRequire(join(folder, 'package.json'))
    const path = tryResolve(fromFolder, 'litesvm')
    if (path === undefined) continue
    try {
      const { LiteSVM } = fromFolder(path) as { LiteSVM: new () => Svm }
      return () => new LiteSVM()
    } catch {
      // Its native part has no build for this machine.
    }
  }
  return undefined
}

/** Why a sandbox without the virtual machine has no Solana, and what to do about it. */
export const withoutSvm =
  'Solana is not part of this sandbox: litesvm is not installed, or does not run on this machine. ' +
  'Run `npm install --save-dev litesvm@1` and start again.'

/** Packages that show that a project uses Solana: the package of the modal's Solana unit, and the package that most Solana apps use. */
const solanaLibraries = ['@solana/wallet-standard-features', '@solana/web3.js']

/** True where a project speaks to Solana, so that it misses a Solana network. */
export function speaksToSolana(folder: string): boolean {
  const fromFolder = createRequire(join(folder, 'package.json'))
  return solanaLibraries.some((name) => tryResolve(fromFolder, name) !== undefined)
}

/** True for a result that says why it failed. */
export function isFailure(result: SvmResult): result is SvmFailure {
  return 'err' in result
}

/** What ran, whatever came of it. */
export function metadataOf(result: SvmResult): SvmMetadata {
  return 'meta' in result ? result.meta() : result
}
