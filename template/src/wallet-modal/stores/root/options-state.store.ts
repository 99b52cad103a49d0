import { makeAutoObservable } from 'mobx'
import type { OptionsStore } from './options.store'

/** What the visitor answered to the host's options; kept until the page is left. */
export class OptionsStateStore {
  isLegalCheckboxChecked = false
  readonly #options: OptionsStore

  constructor(options: OptionsStore) {
    this.#options = options
    makeAutoObservable(this)
  }

  /** Whether there is something to agree to with a checkbox. */
  get isLegalCheckboxShown(): boolean {
    const { features, termsConditionsUrl, privacyPolicyUrl } = this.#options.state
    return features.legalCheckbox && Boolean(termsConditionsUrl ?? privacyPolicyUrl)
  }

  /** No way of connecting is open before the visitor has agreed. */
  get isConnectingAllowed(): boolean {
    return !this.isLegalCheckboxShown || this.isLegalCheckboxChecked
  }

  setIsLegalCheckboxChecked(isChecked: boolean): void {
    this.isLegalCheckboxChecked = isChecked
  }
}
