import { observer } from 'mobx-react-lite'
import { SearchField } from '../../components/layout/field'
import { IconButton } from '../../components/controls/icon-button'
import { iconQr } from '../../components/marks/icon-paths'
import { Switch } from './switch'
import { useViewTexts } from '../../locales/view-texts-context'
import { useLate } from '../../react/root-context'
import styles from './all-wallets.module.css'
import type { WalletSearch } from './wallet-search'
import { useDirectoryTexts } from './directory-texts-context'

interface SearchBarProps {
  search: WalletSearch
  /** Undefined where there is no pairing. */
  showCode: (() => void) | undefined
}

/** The field, the way to the code for any wallet, and the filter; what is bundled knows no certificates and says its age. */
export const SearchBar = observer(function SearchBar({ search, showCode }: SearchBarProps) {
  'use no memo'
  const { api, snack } = useLate()
  const { clearSearch } = useViewTexts()
  const directory = useDirectoryTexts()
  const { snapshot, source, total } = api
  const label = directory.searchAll(total)
  const filter = (isCertified: boolean) => {
    search.setCertified(isCertified)
    if (isCertified) snack.showSuccess(directory.certifiedNotice)
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
            label={directory.showQrCode}
            icon={iconQr}
            onClick={showCode}
            data-testid="wm-show-qr"
          />
        )}
      </div>
      <div className={styles['line']}>
        {source === 'snapshot' && snapshot ? (
          <span>{directory.bundledFrom(snapshot.date)}</span>
        ) : (
          <>
            <span aria-hidden="true">{directory.certifiedOnly}</span>
            <Switch
              label={directory.certifiedOnly}
              checked={search.isCertified}
              onChange={filter}
              testId="wm-certified"
            />
          </>
        )}
      </div>
    </>
  )
})
