import { createActions, createButton, createForm, createText } from '../elements'
import { wordsIn } from '../../../domain/words'
import type { Stage } from '../stage'
import { commonTexts } from '../../locales/common-texts'
import { lockTexts } from '../texts/lock-texts'

const groupLength = 4
const inputLength = 4

/** The characters of a recovery code as people write them: groups of four without signs between them. */
const charactersOf = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '')

/** Letters that people take for digits count as these digits. */
const comparable = (text: string) => charactersOf(text).replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** Chooses four places of a recovery code at random, one in each quarter. The first place is 1. */
export function choosePlaces(crypto: Crypto, text: string): number[] {
  const quarter = Math.floor(charactersOf(text).length / inputLength)
  const random = crypto.getRandomValues(new Uint8Array(inputLength))
  return Array.from(random, (byte, index) => index * quarter + (byte % quarter) + 1)
}

interface ConfirmOptions {
  /** The recovery code as it was shown. */
  text: string
  places: readonly number[]
  confirmed: () => void
  /** Shows the code again. */
  again: () => void
  back: () => void
}

/** Lets the visitor type four characters of the recovery code, so that nobody locks a wallet without having the code. */
export function showConfirmScreen(stage: Stage, { text, places, confirmed, again, back }: ConfirmOptions): void {
  const { language } = stage
  const texts = language.textsOf(lockTexts).check
  const { list, number } = wordsIn(language.tag)
  stage.show(texts.title, (screen) => {
    const { document } = screen
    const characters = charactersOf(text)
    const wanted = places.map((place) => characters.charAt(place - 1)).join('')
    const named = list(places.map(number))
    const where = places.map((place) => {
      const group = Math.ceil(place / groupLength)
      return texts.place(place, group, place - (group - 1) * groupLength)
    })
    const { form, input } = createForm(document, {
      testId: 'wa-confirm',
      label: texts.label(named),
      hint: texts.hint(where),
      attributes: { type: 'text', autocomplete: 'off', spellcheck: 'false', autocapitalize: 'characters', dir: 'ltr' },
      submit: { testId: 'wa-check', text: texts.action },
      onSubmit(value) {
        input.focus()
        if (comparable(value) === comparable(wanted)) confirmed()
        else screen.fail(texts.wrong)
      },
    })
    return [
      createText(document, texts.nothingYet),
      form,
      createActions(
        document,
        createButton(document, { testId: 'wa-show-code', text: texts.showAgain, onClick: again }),
        createButton(document, { testId: 'wa-back', text: language.textsOf(commonTexts).cancel, onClick: back }),
      ),
    ]
  })
}
