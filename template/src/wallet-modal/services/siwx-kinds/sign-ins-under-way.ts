import type { CaipNetworkId } from '../../domain/networks/caip'
import { siwxError } from '../../domain/errors/siwx-errors'
import type { ServiceAccount } from './service-session'
import { isOf } from './service-session'

interface SignIn extends ServiceAccount {
  isGivenUp: boolean
}

interface SignInSteps<T> {
  ask: () => Promise<T>
  /** Stores the answer. */
  keep: (answer: T) => void
  /** Ends the session that the service may have begun. `answer` is undefined when the request failed. */
  undo: (answer: T | undefined) => Promise<void>
}

/**
 * Runs the sign-in requests to a service one after the other, so that a late answer does not replace a newer one. If the visitor
 * signs out while a request is open, its answer is undone.
 */
export class SignInsUnderWay {
  readonly #all = new Set<SignIn>()
  #last: Promise<unknown> = Promise.resolve()

  /** Runs a sign-in. @throws WalletModalError SIGN_IN_REFUSED when the sign-in was given up, otherwise the error of `ask` */
  run<T>(account: ServiceAccount, steps: SignInSteps<T>): Promise<void> {
    const signIn = { ...account, isGivenUp: false }
    this.#all.add(signIn)
    const run = this.#last.then(() => this.#run(signIn, steps)).finally(() => this.#all.delete(signIn))
    this.#last = run.catch(() => {})
    return run
  }

  /** Gives up the sign-ins of an account on a network; without arguments, all sign-ins. */
  giveUp(chainId?: CaipNetworkId, address = ''): void {
    for (const signIn of this.#all) if (chainId === undefined || isOf(signIn, chainId, address)) signIn.isGivenUp = true
  }

  async #run<T>(signIn: SignIn, { ask, keep, undo }: SignInSteps<T>): Promise<void> {
    const refusal = () => siwxError('SIGN_IN_REFUSED', { details: 'signed out meanwhile' })
    if (signIn.isGivenUp) throw refusal()
    let answer: T | undefined
    try {
      answer = await ask()
      if (!signIn.isGivenUp) return keep(answer)
    } catch (error) {
      if (!signIn.isGivenUp) throw error
    }
    await undo(answer)
    throw refusal()
  }
}
