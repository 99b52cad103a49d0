import { TranslatedError } from '../locales/error-text'
import type { Account } from './account'
import { accountTexts } from './texts/account-texts'
import { showHiddenWordsScreen, showWordsScreen, showWordsWarning } from './screens/words-screen'

/** Shows the secret words of the wallet, after a warning and a login that is at most five minutes old. */
export function openWords(account: Account): void {
  const { stage, platform, config, home } = account
  const texts = stage.language.textsOf(accountTexts).words
  const load = () =>
    account.load({
      title: texts.title,
      needsFreshLogin: true,
      async work(session, store) {
        const words = await store.words(session)
        if (words === undefined) throw new TranslatedError(texts.none)
        return words.split(' ')
      },
      then(words) {
        // Whoever wants to see the words again opens the wallet again.
        account.forget()
        showWordsScreen(stage, platform, {
          words,
          networks: config.networks,
          hide: () => showHiddenWordsScreen(stage, { show: load, back: home }),
          back: home,
        })
      },
      back: home,
    })
  showWordsWarning(stage, { show: load, back: home })
}
