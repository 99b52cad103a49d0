import type { Formats } from './formats'
import { formatsOf } from './formats'
import { useLanguage } from './use-texts'

/** How numbers are written in the language of the modal. When the language changes, the component renders again. */
export function useFormats(): Formats {
  return formatsOf(useLanguage())
}
