import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { Segmented } from '../../../components/controls/segmented'
import { Spinner } from '../../../components/feedback/spinner'
import { CardFooter } from '../../../components/layout/card'
import { DetailList } from '../../../components/lists/detail-list'
import { EmptyState } from '../../../components/layout/empty-state'
import { Hero } from '../../../components/layout/hero'
import { Row } from '../../../components/lists/row'
import { RowGroup } from '../../../components/lists/row-group'
import { Badge } from '../../../components/marks/badge'
import { GlyphPlate } from '../../../components/marks/glyph-plate'
import { iconOffline, iconRefresh } from '../../../components/marks/icon-paths'
import { Logo } from '../../../components/marks/logo'
import { iconClock } from '../../../components/marks/view-icon-paths'
import type { SmartSession, SmartSessionState } from '../../../domain/wallet-calls/smart-session'
import { sessionState } from '../../../domain/wallet-calls/smart-session'
import { useLanguage, useTexts } from '../../../locales/use-texts'
import { useRoot } from '../../../react/root-context'
import type { AccountPart } from '../../feature'
import { smartSessionTexts } from './smart-session-texts'
import { smartSessionsOf } from './smart-sessions-of-root'

const states: readonly SmartSessionState[] = ['active', 'expired', 'revoked']
const tones = { active: 'success', expired: 'neutral', revoked: 'danger' } as const

interface SessionCardProps {
  session: SmartSession
  state: SmartSessionState
}

/** A session. A press shows its permissions, and the button that revokes it. */
const SessionCard = observer(function SessionCard({ session, state }: SessionCardProps) {
  'use no memo'
  const texts = useTexts(smartSessionTexts)
  const store = smartSessionsOf(useRoot())
  const [isOpen, setOpen] = useState(false)
  const { expiry, pci, permissions, project } = session
  const { tag } = useLanguage()
  const end = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(expiry)
  const isRevoking = store.revoking === pci
  const name = project.name || texts.unknownApp
  return (
    <>
      <RowGroup>
        <Row
          lead={<Logo src={project.iconUrl} initial={name.charAt(0)} />}
          title={name}
          sub={project.url || texts.until(end)}
          end={<Badge tone={tones[state]}>{texts.states[state]}</Badge>}
          onClick={() => setOpen(!isOpen)}
          testId="wm-smart-session"
          data={{ 'data-state': state, 'data-open': String(isOpen) }}
        />
      </RowGroup>
      {isOpen && (
        <>
          <DetailList
            items={permissions.map(({ type, data }) => ({
              label: texts.permission(type),
              value: typeof data['address'] === 'string' ? data['address'].slice(0, 42) : '',
            }))}
          />
          <DetailList items={[{ label: texts.validUntil, value: end }]} />
          {state === 'active' && (
            <Button
              variant="quiet"
              size="md"
              busy={isRevoking}
              onClick={() => void store.revoke(session)}
              data-testid="wm-smart-session-revoke"
            >
              {isRevoking ? texts.revoking : texts.revoke}
            </Button>
          )}
        </>
      )}
    </>
  )
})

/** The permissions that the account has granted to apps: active, expired, and revoked ones. */
export const SmartSessionListView = observer(function SmartSessionListView() {
  'use no memo'
  const root = useRoot()
  const texts = useTexts(smartSessionTexts)
  const store = smartSessionsOf(root)
  const [shown, setShown] = useState<SmartSessionState>('active')
  const { caipAddress } = root.account
  useEffect(() => {
    void store.load()
    return () => store.leave()
  }, [store, caipAddress])
  if (store.state === 'failed') {
    const retry = (
      <Button variant="quiet" size="md" icon={iconRefresh} data-testid="wm-retry" onClick={() => void store.load()}>
        {texts.tryAgain}
      </Button>
    )
    return <EmptyState icon={iconOffline} title={texts.fetchFailed} text={texts.failedText} action={retry} />
  }
  const now = root.platform.now()
  const sessions = store.sessions.filter((session) => sessionState(session, now) === shown)
  return (
    <>
      <Segmented
        label={texts.filter}
        value={shown}
        options={states.map((value) => ({ value, label: texts.states[value] }))}
        onChange={setShown}
        testId="wm-smart-session-filter"
      />
      {store.state !== 'ready' && <Spinner label={texts.row} />}
      {store.state === 'ready' && sessions.length === 0 && (
        <EmptyState icon={iconClock} title={texts.none[shown]} text={texts.noneText} testId="wm-smart-session-none" />
      )}
      {sessions.map((session) => (
        <SessionCard key={session.pci} session={session} state={shown} />
      ))}
    </>
  )
})

/** Says that the account has granted permissions to the app. */
export const SmartSessionCreatedView = observer(function SmartSessionCreatedView() {
  'use no memo'
  const { router } = useRoot()
  const texts = useTexts(smartSessionTexts)
  return (
    <>
      <Hero
        fill
        live
        ring={<GlyphPlate path={iconClock} />}
        title={texts.created}
        text={texts.createdText}
        testId="wm-smart-session-created"
      />
      <CardFooter>
        <Button onClick={() => router.reset({ view: 'Account', data: undefined })} data-testid="wm-smart-session-done">
          {texts.gotIt}
        </Button>
      </CardFooter>
    </>
  )
})

/** The row of the account's settings that leads to the sessions. */
const SmartSessionsRow = observer(function SmartSessionsRow() {
  'use no memo'
  const { chain, options, router } = useRoot()
  const texts = useTexts(smartSessionTexts)
  if (!options.state.features.smartSessions || chain.activeChain !== 'eip155') return null
  return (
    <RowGroup>
      <Row
        size="sm"
        lead={<GlyphPlate path={iconClock} />}
        title={texts.row}
        sub={texts.rowHint}
        chevron
        onClick={() => router.push({ view: 'SmartSessionList', data: undefined })}
        testId="wm-smart-sessions"
      />
    </RowGroup>
  )
})

export const smartSessionsPart: AccountPart = { settings: { id: 'smart-sessions', Content: SmartSessionsRow } }
