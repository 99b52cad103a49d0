import { isContractKind } from '../../account-kinds/is-contract-kind'
import { createElement } from '../../approval/approval-rows'
import type { FrameConfig } from '../../config'
import type { FramePlatform } from '../../platform'
import { createActions, createButton, createList, createText } from '../elements'
import { watchTouches } from '../touches'
import type { Stage } from '../stage'

/** How long the words are shown without a touch, in milliseconds. */
const wordsLimit = 60_000

interface Choices {
  show: () => void
  back: () => void
}

function createChoices(document: Document, { show, back }: Choices): HTMLElement {
  return createActions(
    document,
    createButton(document, { testId: 'wa-show-words', text: 'Show the words', isPrimary: true, onClick: show }),
    createButton(document, { testId: 'wa-back', text: 'Back', onClick: back }),
  )
}

/** Says what the words are, before they are shown. */
export function showWordsWarning(stage: Stage, choices: Choices): void {
  stage.show('Before you see your secret words', ({ document }) => [
    createText(document, 'Whoever has these words has all the money of this wallet.', 'warning'),
    createList(document, [
      'Nobody of us ever asks for these words. Whoever asks for them wants to steal your money.',
      'Look around: nobody and no camera may see your screen. Do not share your screen.',
      'Write the words on paper. A photo or a note on this device can be stolen.',
    ]),
    createChoices(document, choices),
  ])
}

/** Says that the words were hidden again. */
export function showHiddenWordsScreen(stage: Stage, choices: Choices): void {
  stage.show('The words are hidden again', ({ document }) => [
    createText(document, 'They are shown for a minute, and only while you look at this page.'),
    createChoices(document, choices),
  ])
}

interface WordsOptions {
  words: readonly string[]
  networks: FrameConfig['networks']
  hide: () => void
  back: () => void
}

/** Says with which paths another wallet finds the accounts of the words. */
function pathTexts(networks: FrameConfig['networks']): string[] {
  const smart = networks.filter(({ smartAccount }) => smartAccount !== undefined)
  const contracts = smart.filter(({ smartAccount }) => isContractKind(smartAccount))
  const names = new Intl.ListFormat('en-GB').format(contracts.map(({ name }) => name))
  return [
    'Another wallet that takes twelve words has the same accounts: on Ethereum and networks like it with the path ' +
      "m/44'/60'/0'/0/0, and on Solana with m/44'/501'/0'/0'.",
    ...(smart.length > contracts.length ? ["Your smart account has the path m/44'/60'/0'/0/1."] : []),
    ...(contracts.length > 0
      ? [
          `Your smart account on ${names} is a contract, and the key with the path m/44'/60'/0'/0/2 owns it. Few other wallets can use such an account.`,
        ]
      : []),
  ]
}

/** Shows the words until the visitor leaves, hides the page, or touches nothing for a minute. */
export function showWordsScreen(
  stage: Stage,
  platform: Pick<FramePlatform, 'window' | 'after' | 'now'>,
  { words, networks, hide, back }: WordsOptions,
): void {
  stage.show('Your secret words', ({ document, signal }) => {
    watchTouches(platform, { limit: wordsLimit, signal, onStill: hide })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hide(), { signal })
    const list = createElement(document, 'ol', 'words')
    list.dataset['testid'] = 'wa-words'
    list.append(...words.map((word) => createElement(document, 'li', 'word', word)))
    return [
      createText(document, 'Write them down in this order, and check each one.'),
      list,
      ...pathTexts(networks).map((text) => createText(document, text, 'hint')),
      createActions(document, createButton(document, { testId: 'wa-back', text: 'Hide the words', onClick: back })),
    ]
  })
}
