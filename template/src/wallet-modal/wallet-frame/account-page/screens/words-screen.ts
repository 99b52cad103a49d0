import { isContractKind } from '../../account-kinds/is-contract-kind'
import { createElement } from '../../approval/approval-rows'
import type { FrameConfig } from '../../config'
import type { FramePlatform } from '../../platform'
import { createActions, createButton, createList, createText } from '../elements'
import { watchTouches } from '../touches'
import { wordsIn } from '../../../domain/words'
import type { FrameLanguage } from '../../locales/language'
import type { Stage } from '../stage'
import { commonTexts } from '../../locales/common-texts'
import { accountTexts } from '../texts/account-texts'

/** How long the words are shown without a touch, in milliseconds. */
const wordsLimit = 60_000

interface Choices {
  show: () => void
  back: () => void
}

function createChoices({ language }: Stage, document: Document, { show, back }: Choices): HTMLElement {
  return createActions(
    document,
    createButton(document, {
      testId: 'wa-show-words',
      text: language.textsOf(accountTexts).words.show,
      isPrimary: true,
      onClick: show,
    }),
    createButton(document, { testId: 'wa-back', text: language.textsOf(commonTexts).back, onClick: back }),
  )
}

/** Says what the words are, before they are shown. */
export function showWordsWarning(stage: Stage, choices: Choices): void {
  const texts = stage.language.textsOf(accountTexts).words
  stage.show(texts.before, ({ document }) => [
    createText(document, texts.warning, 'warning'),
    createList(document, [texts.nobody, texts.lookAround, texts.paper]),
    createChoices(stage, document, choices),
  ])
}

/** Says that the words were hidden again. */
export function showHiddenWordsScreen(stage: Stage, choices: Choices): void {
  const texts = stage.language.textsOf(accountTexts).words
  stage.show(texts.hidden, ({ document }) => [
    createText(document, texts.hiddenText),
    createChoices(stage, document, choices),
  ])
}

interface WordsOptions {
  words: readonly string[]
  networks: FrameConfig['networks']
  hide: () => void
  back: () => void
}

/** Says with which paths another wallet finds the accounts of the words. */
function pathTexts(networks: FrameConfig['networks'], language: FrameLanguage): string[] {
  const texts = language.textsOf(accountTexts).words
  const smart = networks.filter(({ smartAccount }) => smartAccount !== undefined)
  const contracts = smart.filter(({ smartAccount }) => isContractKind(smartAccount))
  const names = wordsIn(language.tag).list(contracts.map(({ name }) => name))
  return [
    texts.paths("m/44'/60'/0'/0/0", "m/44'/501'/0'/0'"),
    ...(smart.length > contracts.length ? [texts.smartPath("m/44'/60'/0'/0/1")] : []),
    ...(contracts.length > 0 ? [texts.contractPath(names, "m/44'/60'/0'/0/2")] : []),
  ]
}

/** Shows the words until the visitor leaves, hides the page, or touches nothing for a minute. */
export function showWordsScreen(
  stage: Stage,
  platform: Pick<FramePlatform, 'window' | 'after' | 'now'>,
  { words, networks, hide, back }: WordsOptions,
): void {
  const { language } = stage
  const texts = language.textsOf(accountTexts).words
  stage.show(texts.shown, ({ document, signal }) => {
    watchTouches(platform, { limit: wordsLimit, signal, onStill: hide })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hide(), { signal })
    const list = createElement(document, 'ol', 'words')
    list.dataset['testid'] = 'wa-words'
    // The words are English in every language.
    list.lang = 'en'
    list.dir = 'ltr'
    list.append(...words.map((word) => createElement(document, 'li', 'word', word)))
    return [
      createText(document, texts.order),
      list,
      ...pathTexts(networks, language).map((text) => createText(document, text, 'hint')),
      createActions(document, createButton(document, { testId: 'wa-back', text: texts.hide, onClick: back })),
    ]
  })
}
