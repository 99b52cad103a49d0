import { createActions, createButton, createForm, createText } from '../elements'
import type { Stage } from '../stage'

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
  stage.show('Check your recovery code', (screen) => {
    const { document } = screen
    const characters = charactersOf(text)
    const wanted = places.map((place) => characters.charAt(place - 1)).join('')
    const named = `${places.slice(0, -1).join(', ')} and ${places.at(-1)}`
    const where = places.map((place) => {
      const group = Math.ceil(place / groupLength)
      return `${place} is in group ${group}, place ${place - (group - 1) * groupLength}`
    })
    const { form, input } = createForm(document, {
      testId: 'wa-confirm',
      label: `Characters ${named} of the recovery code`,
      hint: `Look at the code that you have written down. ${where.join('; ')}.`,
      attributes: { type: 'text', autocomplete: 'off', spellcheck: 'false', autocapitalize: 'characters' },
      submit: { testId: 'wa-check', text: 'Check' },
      onSubmit(value) {
        input.focus()
        if (comparable(value) === comparable(wanted)) confirmed()
        else screen.fail('These are other characters. Look at the code that you have written down again')
      },
    })
    return [
      createText(document, 'Nothing has changed yet. The last step comes after this.'),
      form,
      createActions(
        document,
        createButton(document, { testId: 'wa-show-code', text: 'Show the code again', onClick: again }),
        createButton(document, { testId: 'wa-back', text: 'Cancel', onClick: back }),
      ),
    ]
  })
}
