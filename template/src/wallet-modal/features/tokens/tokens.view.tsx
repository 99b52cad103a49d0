import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { EmptyState } from '../../components/layout/empty-state'
import { SearchField } from '../../components/layout/field'
import { iconCompass } from '../../components/marks/view-icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { ListView, VirtualList } from '../../components/lists/virtual-list'
import type { TokenBalance } from '../../domain/tokens/token'
import { tokenId } from '../../domain/tokens/token'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { matchesToken } from './matches-token'
import { TokenRow } from './token-row'
import { tokenTexts } from './token-texts'
import styles from './tokens.module.css'

const rowHeight = 60

/** All tokens of the account on the active network. */
export const TokensView = observer(function TokensView() {
  'use no memo'
  const { accountLoader } = useRoot()
  const texts = useTexts(tokenTexts)
  const { clearSearch } = useTexts(viewTexts)
  const [query, setQuery] = useState('')
  const { tokens } = accountLoader.loaded
  const matching = tokens.list.filter((token) => matchesToken(token, query))
  const isPriced = ({ value }: TokenBalance) => value !== undefined
  const unpriced = matching.filter((token) => !isPriced(token))
  const found = [...matching.filter(isPriced), ...unpriced]
  // Where no token has a price, there is nothing to set them apart from.
  const firstUnpriced = unpriced.length < found.length ? unpriced[0] : undefined
  const hidden = tokens.lowQualityShown ? 0 : tokens.lowQuality.length
  const showHidden = hidden > 0 && (
    <LinkButton testId="wm-show-hidden-tokens" onClick={() => tokens.setLowQualityShown(true)}>
      {texts.hiddenTokens(hidden)} · {texts.show}
    </LinkButton>
  )
  return (
    <ListView>
      <SearchField
        label={texts.searchTokens}
        placeholder={texts.searchTokens}
        clearLabel={clearSearch}
        value={query}
        onChange={setQuery}
      />
      {found.length > 0 && (
        <VirtualList
          label={texts.allTokens}
          items={found}
          rowHeight={rowHeight}
          idOf={tokenId}
          end={showHidden}
          isPlain
        >
          {(token) => (
            <>
              {token === firstUnpriced && <p className={styles['unpriced']}>{texts.unpriced}</p>}
              <TokenRow token={token} />
            </>
          )}
        </VirtualList>
      )}
      {found.length === 0 && query === '' && showHidden}
      {found.length === 0 && query !== '' && (
        <EmptyState
          icon={iconCompass}
          title={texts.noTokenFound}
          text={texts.noTokenFoundText(query)}
          testId="wm-search-empty"
        />
      )}
    </ListView>
  )
})
