import { makeAutoObservable } from 'mobx'
import type { OptionsStore } from './options.store'

/** The visitor's answers to the host's options. Kept until the page is left. */
export class OptionsStateStore {
  isLegalCheckboxChecked = false
  readonly #options: OptionsStore

  constructor(options: OptionsStore) {
    this.#options = options
    makeAutoObservable(this)
  }

  /** Whether a checkbox for the terms is shown. */
  get isLegalCheckboxShown(): boolean {
    const { features, termsConditionsUrl, privacyPolicyUrl } = this.#options.state
    return features.legalCheckbox && Boolean(termsConditionsUrl ?? privacyPolicyUrl)
  }

  /** Nothing can be connected before the visitor has accepted the terms. */
  get isConnectingAllowed(): boolean {
    return !this.isLegalCheckboxShown || this.isLegalCheckboxChecked
  }

  setIsLegalCheckboxChecked(isChecked: boolean): void {
    this.isLegalCheckboxChecked = isChecked
  }
}
