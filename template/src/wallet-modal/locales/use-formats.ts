import type { Formats } from './formats'
import { formatsOf } from './formats'
import { useLanguage } from './use-texts'

/** The formats of numbers in the language of the component. When the language changes, an observer renders again. */
export function useFormats(): Formats {
  return formatsOf(useLanguage())
}
