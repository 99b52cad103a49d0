import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useEffect, useId } from 'react'
import baseStyles from '../../components/base.module.css'
import { Button } from '../../components/controls/button'
import { Spinner } from '../../components/feedback/spinner'
import { Avatar } from '../../components/marks/avatar'
import { Badge } from '../../components/marks/badge'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { Ring } from '../../components/marks/ring'
import { iconUser } from '../../components/marks/view-icon-paths'
import { CardFooter } from '../../components/layout/card'
import fieldStyles from '../../components/layout/field.module.css'
import { Hero } from '../../components/layout/hero'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import type { AccountPart } from '../feature'
import { accountNameTexts } from './account-name-texts'
import { accountNamesOf } from './account-names.store'
import styles from './account-names.module.css'

/** Chooses a name for the account and registers it. */
export const RegisterAccountNameView = observer(function RegisterAccountNameView() {
  'use no memo'
  const root = useRoot()
  const names = accountNamesOf(root)
  const texts = useTexts(accountNameTexts)
  const id = useId()
  useEffect(() => names.clear(), [names])
  const owned = names.ownName
  const error = (owned && texts.owned) || (names.problem && texts[names.problem]) || names.failure
  const isLooked = names.label !== '' && !names.problem && !names.isChecking && names.isTaken !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void names.register()
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {/* A name and its suffix are read from left to right in every language. */}
      <div className={fieldStyles['field']} dir="ltr">
        <label className={baseStyles['hidden']} htmlFor={id}>
          {texts.label}
        </label>
        <input
          id={id}
          className={fieldStyles['input']}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="go"
          spellCheck={false}
          placeholder={texts.placeholder}
          value={names.label}
          readOnly={names.isRegistering}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => names.setLabel(event.currentTarget.value)}
          data-testid="wm-name-input"
        />
        <span className={styles['suffix']}>{names.suffix}</span>
        {names.isChecking && <Spinner label={texts.checking} />}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles['error']} role="alert" data-testid="wm-name-error">
          {error}
        </p>
      )}
      {isLooked && (
        <RowGroup>
          <Row
            size="sm"
            title={names.name}
            end={names.isTaken ? <Badge>{texts.registered}</Badge> : <Badge tone="success">{texts.available}</Badge>}
            testId="wm-name-typed"
          />
          {names.isTaken &&
            names.suggestions.map(({ name }) => (
              <Row
                key={name}
                size="sm"
                title={name}
                end={<Badge tone="success">{texts.available}</Badge>}
                onClick={() => names.setLabel(name.slice(0, -names.suffix.length))}
                testId="wm-name-suggestion"
                data={{ 'data-name': name }}
              />
            ))}
        </RowGroup>
      )}
      <CardFooter>
        <Button
          type="submit"
          busy={names.isRegistering}
          disabled={!names.isRegistering && !names.canRegister}
          data-testid="wm-name-submit"
        >
          {names.isRegistering ? texts.registering : texts.register}
        </Button>
      </CardFooter>
    </form>
  )
})

/** Says that the name is registered. */
export const RegisterAccountNameSuccessView = observer(function RegisterAccountNameSuccessView() {
  'use no memo'
  const { account, router } = useRoot()
  const texts = useTexts(accountNameTexts)
  return (
    <>
      <Hero
        fill
        live
        testId="wm-name-done"
        ring={
          <Ring round state="connected">
            <Avatar address={account.address ?? ''} size={80} />
          </Ring>
        }
        title={texts.doneTitle}
        text={texts.doneText}
      >
        <strong className={styles['name']}>{account.state.profileName}</strong>
      </Hero>
      <CardFooter>
        <Button onClick={() => router.reset({ view: 'Account', data: undefined })} data-testid="wm-name-done-button">
          {texts.done}
        </Button>
      </CardFooter>
    </>
  )
})

/** Leads from the settings of the account to its name. Only an account of the embedded wallet without such a name has the row. */
const ChooseNameRow = observer(function ChooseNameRow() {
  'use no memo'
  const root = useRoot()
  const { account, accountLoader, chain, events, features, router } = root
  const texts = useTexts(accountNameTexts)
  const isOffered = account.walletInfo?.type === 'AUTH' && chain.activeChain === 'eip155' && features.ens
  if (!isOffered || accountNamesOf(root).ownName || !accountLoader.stores?.api.isAvailable) return null
  const open = () => {
    events.track({ event: 'OPEN_ENS_FLOW', properties: { isSmartAccount: account.isSmartAccount } })
    router.push({ view: 'RegisterAccountName', data: undefined })
  }
  return (
    <RowGroup>
      <Row
        size="sm"
        lead={<GlyphPlate path={iconUser} />}
        title={texts.choose}
        sub={texts.chooseHint}
        chevron
        onClick={open}
        testId="wm-choose-name"
      />
    </RowGroup>
  )
})

export const accountNamePart: AccountPart = { settings: { id: 'account-names', Content: ChooseNameRow } }
