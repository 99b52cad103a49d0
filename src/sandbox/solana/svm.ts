import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tryResolve } from '../resolve'

/** An account in the form of litesvm. */
export interface SvmAccount {
  readonly address: string
  readonly lamports: bigint
  readonly data: Uint8Array
  readonly programAddress: string
  readonly executable: boolean
  readonly space: bigint
}

/** litesvm's report of a transaction that ran. */
interface SvmMetadata {
  logs(): string[]
  computeUnitsConsumed(): bigint
}

/** litesvm's report of a transaction that failed. `err` returns a number for a plain error, and an object for an error with details. */
type SvmFailure = { err(): unknown; meta(): SvmMetadata }

export type SvmResult = SvmMetadata | SvmFailure | { meta(): SvmMetadata }

/** A transaction in the form of litesvm: the signatures by address, in the order of the message's keys. */
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
  /** Starts a new blockhash, so that an identical transaction is not refused as a duplicate. */
  expireBlockhash(): void
  sendTransaction(transaction: SvmTransaction): SvmResult
  simulateTransaction(transaction: SvmTransaction): SvmResult
}

/** Makes a new virtual machine that has the system program, the token programs and the associated token program. */
export type CreateSvm = () => Svm

/**
 * Loads the virtual machine (litesvm) that npm has installed. Returns undefined if litesvm is not installed or does not run on this
 * machine, because Solana is an optional part of the sandbox.
 * @param folders the folders whose `node_modules` are searched, in this order
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
      // The native part of litesvm has no build for this machine.
    }
  }
  return undefined
}

/** The reason why a sandbox without the virtual machine has no Solana, and how to get Solana. */
export const withoutSvm =
  'Solana is not part of this sandbox: litesvm is not installed, or does not run on this machine. ' +
  'Run `npm install --save-dev litesvm@1` and start again.'

/** Packages that show that a project uses Solana: the package of the modal's Solana unit, and the package that most Solana apps use. */
const solanaLibraries = ['@solana/wallet-standard-features', '@solana/web3.js']

/** Returns whether a project uses Solana. Such a project needs to hear that the sandbox has no Solana network. */
export function speaksToSolana(folder: string): boolean {
  const fromFolder = createRequire(join(folder, 'package.json'))
  return solanaLibraries.some((name) => tryResolve(fromFolder, name) !== undefined)
}

/** Returns whether litesvm's report is of a transaction that failed. */
export function isFailure(result: SvmResult): result is SvmFailure {
  return 'err' in result
}

/** Returns the logs and the compute units of a transaction, which ran or failed. */
export function metadataOf(result: SvmResult): SvmMetadata {
  return 'meta' in result ? result.meta() : result
}
