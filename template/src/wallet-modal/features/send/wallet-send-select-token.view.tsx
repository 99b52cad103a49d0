import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { EmptyState } from '../../components/layout/empty-state'
import { SearchField } from '../../components/layout/field'
import { iconWallet } from '../../components/marks/icon-paths'
import { iconCompass } from '../../components/marks/view-icon-paths'
import { ListView, VirtualList } from '../../components/lists/virtual-list'
import type { TokenBalance } from '../../domain/tokens/token'
import { tokenId } from '../../domain/tokens/token'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { matchesToken } from '../tokens/matches-token'
import { TokenRow } from '../tokens/token-row'
import { tokenTexts } from '../tokens/token-texts'
import { sendStoreOf } from './send-of-root'
import { sendTexts } from './send-texts'
import styles from './send.module.css'

const rowHeight = 60

/** The tokens that can be sent: those that the account holds on the active network. */
export const WalletSendSelectTokenView = observer(function WalletSendSelectTokenView() {
  'use no memo'
  const root = useRoot()
  const { chain, router } = root
  const texts = useTexts(sendTexts)
  const { searchTokens, tokens, noTokenFound, noTokenFoundText } = useTexts(tokenTexts)
  const { clearSearch } = useTexts(viewTexts)
  const store = sendStoreOf(root)
  const [query, setQuery] = useState('')
  const found = store.tokenBalances.filter((token) => matchesToken(token, query))
  const network = chain.activeCaipNetwork?.name ?? ''
  const choose = (token: TokenBalance) => {
    store.setToken(token)
    router.goBack()
  }
  return (
    <ListView>
      <SearchField
        label={searchTokens}
        placeholder={searchTokens}
        clearLabel={clearSearch}
        value={query}
        onChange={setQuery}
      />
      {found.length > 0 && (
        <VirtualList
          label={tokens}
          items={found}
          rowHeight={rowHeight}
          idOf={tokenId}
          end={<p className={styles['notice']}>{texts.onlyOn(network)}</p>}
        >
          {(token) => <TokenRow token={token} withNetwork onClick={() => choose(token)} />}
        </VirtualList>
      )}
      {found.length === 0 && query !== '' && (
        <EmptyState icon={iconCompass} title={noTokenFound} text={noTokenFoundText(query)} testId="wm-search-empty" />
      )}
      {found.length === 0 && query === '' && (
        <EmptyState icon={iconWallet} title={texts.nothingToSend} text={texts.nothingToSendText(network)} />
      )}
    </ListView>
  )
})
