import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Spoken } from '../../components/feedback/spoken'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { directoryTexts } from './directory-texts'
import type { WalletSearch } from './wallet-search'

/** How long the results must stay the same before they are counted aloud, in milliseconds, so that nobody is interrupted while typing. */
const quietTime = 1_000

/** Tells screen readers how many wallets a search has found. The list says itself that it could not be fetched. */
export const SearchNews = observer(function SearchNews({ search }: { search: WalletSearch }) {
  'use no memo'
  const { platform } = useRoot()
  const { found } = useTexts(directoryTexts)
  const { isActive, isCertified, results, status, text } = search
  const isOver = status.state === 'ready' || (status.state === 'failed' && results.length > 0)
  const news = isActive && isOver ? found(results.length) : ''
  const current = `${text} ${isCertified} ${news}`
  const [quiet, setQuiet] = useState('')
  useEffect(() => platform.after(quietTime, () => setQuiet(current)), [platform, current])
  return <Spoken>{quiet === current && news}</Spoken>
})
