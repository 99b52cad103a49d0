import { errorsOf } from '../../domain/errors/errors'
import type {} from '../../locales/language'

/** The errors of buying. */
export const onRampErrorMessages = {
  ONRAMP_ADDRESS_REFUSED: 'The address of the provider is not one that may be opened',
  ONRAMP_QUOTE_REFUSED: 'The price is for something else than was asked',
  PURCHASES_UNAVAILABLE: 'Failed to fetch purchases',
} as const

declare module '../../domain/errors/errors' {
  interface ErrorCatalogues {
    onRamp: keyof typeof onRampErrorMessages
  }
}

declare module '../../locales/language' {
  interface TextsById {
    onRampErrors: Record<keyof typeof onRampErrorMessages, string>
  }
}

/** Creates an error of this catalogue. */
export const onRampError = /* @__PURE__ */ errorsOf(onRampErrorMessages)
