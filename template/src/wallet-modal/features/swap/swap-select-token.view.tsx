import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { classNames } from '../../components/attributes'
import baseStyles from '../../components/base.module.css'
import { EmptyState } from '../../components/layout/empty-state'
import { SearchField } from '../../components/layout/field'
import { Row } from '../../components/lists/row'
import { ListView, VirtualList } from '../../components/lists/virtual-list'
import { Coin } from '../../components/marks/coin'
import { iconCompass } from '../../components/marks/view-icon-paths'
import type { SwapToken } from '../../domain/swaps/swap-provider'
import { useFormats } from '../../locales/use-formats'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { tokenTexts } from '../tokens/token-texts'
import { swapStoreOf } from './swap-of-root'
import { isSameToken, keepPlaces } from './swap-tokens'
import { swapTexts } from './swap-texts'
import styles from './swap.module.css'

const rowHeight = 60

function matches({ name, symbol, address = '' }: SwapToken, query: string): boolean {
  const text = query.trim().toLowerCase()
  return [name, symbol, address].some((one) => one.toLowerCase().includes(text))
}

/** The tokens of a swap. What is paid has to be held; what is received can be any token that the provider lists. */
export const SwapSelectTokenView = observer(function SwapSelectTokenView() {
  'use no memo'
  const root = useRoot()
  const { asset, chain, router } = root
  const texts = useTexts(swapTexts)
  const formats = useFormats()
  const { searchTokens, noTokenFound, noTokenFoundText } = useTexts(tokenTexts)
  const { clearSearch } = useTexts(viewTexts)
  const store = swapStoreOf(root)
  const [query, setQuery] = useState('')
  // Balances and the tokens of a service may arrive while the list is open. No row may move under the visitor's finger.
  const [firstShown] = useState(() => ({ known: store.tokens.known, suggested: store.tokens.suggested }))
  const { route } = router
  if (route.view !== 'SwapSelectToken') return null
  const isPaid = route.data.target === 'paid'
  const offered = keepPlaces(store.tokens.known, firstShown.known).filter(
    (token) => !isPaid || store.tokens.balanceOf(token) !== '0',
  )
  const found = offered.filter((token) => matches(token, query))
  const choose = (token: SwapToken) => {
    if (isPaid) store.setPaid(token)
    else store.setReceived(token)
    router.goBack()
  }
  const nativeImage = asset.networkImage(chain.activeCaipNetwork)
  const iconOf = ({ address, iconUrl }: SwapToken) => iconUrl || (address ? undefined : nativeImage)
  const suggested = firstShown.suggested.filter(
    (token) => query === '' && offered.some((other) => isSameToken(other, token)),
  )
  const other = isPaid ? store.received : store.paid
  return (
    <ListView>
      <SearchField
        label={searchTokens}
        placeholder={searchTokens}
        clearLabel={clearSearch}
        value={query}
        onChange={setQuery}
      />
      {suggested.length > 0 && (
        <div className={styles['suggested']} role="group" aria-label={texts.suggested}>
          {suggested.map((token) => (
            <button
              key={token.address ?? 'native'}
              type="button"
              className={classNames(baseStyles['control'], styles['suggestion'])}
              onClick={() => choose(token)}
              data-testid={`wm-swap-suggested-${token.symbol}`}
            >
              <Coin name={token.symbol} src={iconOf(token)} size={20} />
              {token.symbol}
            </button>
          ))}
        </div>
      )}
      {found.length > 0 ? (
        <VirtualList
          label={texts.chooseText(chain.activeCaipNetwork?.name ?? '')}
          items={found}
          rowHeight={rowHeight}
          idOf={({ address }) => address ?? 'native'}
        >
          {(token) => (
            <Row
              lead={<Coin name={token.symbol} src={iconOf(token)} />}
              title={token.symbol}
              sub={isSameToken(token, other) ? `${token.name} · ${texts.flip}` : token.name}
              end={formats.short(store.tokens.balanceOf(token))}
              onClick={() => choose(token)}
              testId={`wm-swap-token-${token.symbol}`}
            />
          )}
        </VirtualList>
      ) : (
        <EmptyState icon={iconCompass} title={noTokenFound} text={noTokenFoundText(query)} testId="wm-search-empty" />
      )}
    </ListView>
  )
})
