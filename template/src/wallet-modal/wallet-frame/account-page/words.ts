import { FrameError } from '../frame-error'
import type { Account } from './account'
import { showHiddenWordsScreen, showWordsScreen, showWordsWarning } from './screens/words-screen'

/** Shows the secret words of the wallet, after a warning and a login that is at most five minutes old. */
export function openWords(account: Account): void {
  const { stage, platform, config, home } = account
  const load = () =>
    account.load({
      title: 'Secret words',
      needsFreshLogin: true,
      async work(session, store) {
        const words = await store.words(session)
        if (words === undefined) throw new FrameError('There is no wallet yet')
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
