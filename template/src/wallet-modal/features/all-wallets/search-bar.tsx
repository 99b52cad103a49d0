import { observer } from 'mobx-react-lite'
import { SearchField } from '../../components/layout/field'
import { IconButton } from '../../components/controls/icon-button'
import { iconQr } from '../../components/marks/icon-paths'
import { Switch } from './switch'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import { apiOf } from './directory/api-of'
import styles from './all-wallets.module.css'
import type { WalletSearch } from './wallet-search'
import { directoryTexts } from './directory-texts'

interface SearchBarProps {
  search: WalletSearch
  /** Opens the pairing code; undefined without pairing. */
  showCode: (() => void) | undefined
}

/**
 * The search field, the button for the pairing code, and the filter. The bundled list has no certificates, so it shows its date in place
 * of the filter.
 */
export const SearchBar = observer(function SearchBar({ search, showCode }: SearchBarProps) {
  'use no memo'
  const { snack } = useModalStores()
  const api = apiOf(useRoot())
  const { clearSearch } = useTexts(viewTexts)
  const texts = useTexts(directoryTexts)
  const { snapshot, source, total } = api
  const label = texts.searchAll(total)
  const filter = (isCertified: boolean) => {
    search.setCertified(isCertified)
    if (isCertified) snack.showSuccess(texts.certifiedNotice)
  }
  return (
    <>
      <div className={styles['bar']}>
        <div className={styles['field']}>
          <SearchField
            label={label}
            placeholder={label}
            clearLabel={clearSearch}
            value={search.query}
            onChange={(query) => search.setQuery(query)}
          />
        </div>
        {showCode && search.query === '' && (
          <IconButton
            className={styles['code']}
            label={texts.showQrCode}
            icon={iconQr}
            onClick={showCode}
            data-testid="wm-show-qr"
          />
        )}
      </div>
      <div className={styles['line']}>
        {source === 'snapshot' ? (
          <span>{texts.bundledFrom(snapshot.date)}</span>
        ) : (
          <>
            <span aria-hidden="true">{texts.certifiedOnly}</span>
            <Switch label={texts.certifiedOnly} checked={search.isCertified} onChange={filter} testId="wm-certified" />
          </>
        )}
      </div>
    </>
  )
})
