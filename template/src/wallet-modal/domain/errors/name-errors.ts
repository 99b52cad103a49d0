import { errorsOf } from './errors'
import type {} from '../../locales/language'

/** Errors of registering a name. They are a catalogue of their own, because only the views of names need them. */
export const nameErrorMessages = {
  NAME_SUGGESTIONS_FAILED: 'Error fetching name suggestions',
  NAME_NETWORK_NOT_FOUND: 'Network not found',
  NAME_ACCOUNT_NOT_FOUND: 'Address or auth connector not found',
  NAME_ACCOUNT_CHANGED: 'The account has changed, so the name was not registered',
  NAME_NOT_CONFIRMED: 'The name could not be confirmed yet. Look it up before you try again',
  NAME_SIGNATURE_NOT_VALID: 'The signature is not from this account, so the name was not registered',
} as const

declare module './errors' {
  interface ErrorCatalogues {
    names: keyof typeof nameErrorMessages
  }
}

declare module '../../locales/language' {
  interface TextsById {
    nameErrors: Record<keyof typeof nameErrorMessages, string>
  }
}

/** Creates an error of this catalogue. */
export const nameError = /* @__PURE__ */ errorsOf(nameErrorMessages)
