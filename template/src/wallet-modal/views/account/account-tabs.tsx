import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Tabs } from '../../components/controls/tabs'
import { accountTexts } from '../../locales/en/account-texts'
import { useLanguage, useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { accountParts } from './account-parts'
import styles from './account-tabs.module.css'

/** The units' tabs of the account: its tokens and its activity. */
export const AccountTabs = observer(function AccountTabs() {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(accountTexts)
  const language = useLanguage()
  const panelId = useId()
  const { account, chain } = root
  const tabs = accountParts.flatMap(({ tab }) => (tab?.isShown(root) ? [tab] : []))
  const current = tabs[account.state.currentTab] ?? tabs[0]
  if (!current) return null
  const { Content } = current
  const options = tabs.map(({ id, label }) => ({ value: id, label: label(language) }))
  const change = (value: string) => {
    const index = options.findIndex((option) => option.value === value)
    chain.setAccountProp('currentTab', index, chain.activeChain)
  }
  return (
    <>
      <Tabs label={texts.parts} value={current.id} options={options} onChange={change} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${current.id}`} className={styles['panel']}>
        <Content />
      </div>
    </>
  )
})
