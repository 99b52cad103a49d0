import { compareStructural, reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Spoken } from '../components/feedback/spoken'
import { limits } from '../domain/limits'
import { buttonTexts } from '../locales/en/button-texts'
import { viewTexts } from '../locales/en/view-texts'
import { useRoot } from '../react/root-context'

const noNews = { text: '', isForPage: false }

/**
 * Tells screen readers that the account has another network, is connected or disconnected. Nothing outside an open dialog is announced,
 * and nothing inside a closed one, so there is a region in the modal and one in the page. Empty later, so that nobody finds old news.
 * @param isPresent false once the dialog has closed, after its animation
 */
export const AccountNews = observer(function AccountNews({ isPresent }: { isPresent: boolean }) {
  'use no memo'
  const { account, chain, locale, modal, platform } = useRoot()
  // The live regions are outside of the card, so `useTexts` would return texts in the language of the buttons on the page.
  const { network } = locale.modal.textsOf(buttonTexts)
  const { connected, disconnected } = locale.modal.textsOf(viewTexts)
  const [news, setNews] = useState(noNews)
  useEffect(() => {
    const shown = () => [chain.activeChain, account.address && chain.activeCaipNetwork?.name] as const
    const tell = ([namespace, name]: ReturnType<typeof shown>, [namespaceBefore, before]: ReturnType<typeof shown>) => {
      // Without an account the dialog closes.
      const isForPage = name ? !modal.isShown : !modal.isEmbedded
      // The view in which a visitor connects says itself that it worked.
      const arrival = isForPage ? connected : ''
      const leave = before && namespace === namespaceBefore ? disconnected : ''
      setNews({ text: name ? (before ? network(name) : arrival) : leave, isForPage })
    }
    return reaction(shown, tell, { equals: compareStructural })
  }, [account, chain, modal, network, connected, disconnected])
  useEffect(() => (news.text ? platform.after(limits.snackbar, () => setNews(noNews)) : undefined), [news, platform])
  return (
    <>
      <Spoken>{!news.isForPage && news.text}</Spoken>
      {createPortal(<Spoken>{news.isForPage && !isPresent && news.text}</Spoken>, document.body)}
    </>
  )
})
