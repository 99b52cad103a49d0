import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { EmptyState } from '../../components/layout/empty-state'
import { iconExternal, iconWallet } from '../../components/marks/icon-paths'
import { LinkButton } from '../../components/controls/link-button'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { viewTexts } from '../../locales/en/view-texts'
import { useTexts } from '../../locales/use-texts'
import { useModalStores, useRoot } from '../../react/root-context'
import { ConnectRow, ConnectTiles } from './connect-rows'
import { LegalCheckbox, LegalNotice } from './legal-consent'
import { wholeList } from './whole-list'

/** The most wallets that are listed without a search. Few pages have more announced wallets, and nobody reads a longer list. */
const maxRows = 40

/** The Connect view: all ways to connect. */
export const ConnectView = observer(function ConnectView() {
  'use no memo'
  const root = useRoot()
  const { units, walletList } = useModalStores()
  const parts = units.flatMap(({ connectPart }) => (connectPart?.isShown(root) ? [connectPart] : []))
  return (
    <>
      <LegalCheckbox />
      {walletList.connectMethods.map((method) =>
        method === 'wallet'
          ? root.options.state.enableWallets && <WalletChoice key={method} />
          : parts.filter((part) => part.method === method).map(({ Part }) => <Part key={method} />),
      )}
      <LegalNotice />
    </>
  )
})

/** The wallets: rows on a desktop; on a phone the first four are tiles in reach of the thumb. */
const WalletChoice = observer(function WalletChoice() {
  'use no memo'
  const root = useRoot()
  const { snack, units, walletList } = useModalStores()
  const texts = useTexts(viewTexts)
  const { rows, tiles } = walletList
  const [ManyWallets, setManyWallets] = useState<Awaited<ReturnType<typeof wholeList.load>>>()
  const unitRows = units.flatMap(({ connectRow }) => (connectRow?.isShown(root) ? [connectRow] : []))
  if (rows.length === 0 && tiles.length === 0 && unitRows.length === 0)
    return (
      <EmptyState
        icon={iconWallet}
        title={texts.noWallet}
        text={texts.noWalletText}
        action={
          <LinkButton icon={iconExternal} href={texts.getWalletUrl}>
            {texts.getWallet}
          </LinkButton>
        }
      />
    )
  // The short list stays until the long one is loaded, so that a row that failed can be pressed again.
  const showAll = () =>
    wholeList.load().then(
      (Loaded) => setManyWallets(() => Loaded),
      () => snack.showError(texts.viewFailed),
    )
  if (ManyWallets && rows.length > maxRows)
    return (
      <ManyWallets rows={rows} startAt={maxRows}>
        {(row) => <ConnectRow row={row} />}
      </ManyWallets>
    )
  return (
    <>
      {tiles.length > 0 && <ConnectTiles tiles={tiles} />}
      <RowGroup label={texts.wallets}>
        {rows.slice(0, maxRows).map((row) => (
          <ConnectRow key={row.key} row={row} />
        ))}
        {rows.length > maxRows && (
          <Row
            title={texts.showAllWallets(rows.length)}
            chevron
            onClick={() => void showAll()}
            testId="wm-more-wallets"
          />
        )}
        {unitRows.map(({ id, Row: UnitRow }) => (
          <UnitRow key={id} />
        ))}
      </RowGroup>
    </>
  )
})
