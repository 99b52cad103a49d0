import { observer } from 'mobx-react-lite'
import { useId, useRef } from 'react'
import { Avatar } from '../../../components/marks/avatar'
import baseStyles from '../../../components/base.module.css'
import { classNames } from '../../../components/attributes'
import { GlyphPlate } from '../../../components/marks/glyph-plate'
import { IconButton } from '../../../components/controls/icon-button'
import { iconClose } from '../../../components/marks/icon-paths'
import { iconUser } from '../../../components/marks/view-icon-paths'
import { Spinner } from '../../../components/feedback/spinner'
import { useModalStores, useRoot } from '../../../react/root-context'
import type { SendStore } from '../send.store'
import { sendTexts } from '../send-texts'
import type { SendTexts } from '../send-texts'
import type { ReceiverState } from '../receiver'
import styles from '../send.module.css'
import { errorText } from '../../../locales/error-text'
import { useLanguage, useTexts } from '../../../locales/use-texts'

/** The text below the entry: the full address that the entry stands for, or why it is invalid. */
function explain(
  state: Exclude<ReceiverState, { state: 'failed' }>,
  entered: string,
  network: string,
  texts: SendTexts,
): { text: string; isError: boolean } | undefined {
  if (state.state === 'ready') return { text: state.receiver.address, isError: false }
  if (state.state === 'resolving') return { text: texts.resolving, isError: false }
  if (state.state === 'empty') return undefined
  const reasons = {
    address: texts.addressInvalid,
    checksum: `${texts.addressInvalid}. ${texts.checksumWrong}`,
    name: texts.nameNotValid,
    'unknown-name': texts.nameUnknown(entered),
    'disputed-name': texts.nameDisputed(entered),
    'name-without-address': texts.nameWithoutAddress(entered, network),
  }
  return { text: reasons[state.reason], isError: true }
}

/** The field for the receiver: an address or a name, typed or pasted. */
export const ReceiverField = observer(function ReceiverField({ store }: { store: SendStore }) {
  'use no memo'
  const { chain, platform } = useRoot()
  const { snack } = useModalStores()
  const texts = useTexts(sendTexts)
  const language = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { receiver: entry } = store
  const explained =
    entry.state.state === 'failed'
      ? { text: errorText(language, entry.state.error), isError: true }
      : explain(entry.state, entry.text, chain.activeCaipNetwork?.name ?? '', texts)
  const found = entry.receiver
  const paste = () => {
    input.current?.focus()
    platform.paste().then(
      (text) => entry.setText(text),
      () => snack.showError(texts.pasteFailed),
    )
  }
  const clear = () => {
    entry.setText('')
    input.current?.focus()
  }
  return (
    <div className={styles['receiver']}>
      {found ? <Avatar address={found.address} imageUrl={found.avatar} /> : <GlyphPlate path={iconUser} />}
      <div className={styles['words']}>
        <label className={baseStyles['hidden']} htmlFor={id}>
          {texts.receiver}
        </label>
        <input
          ref={input}
          id={id}
          className={styles['input']}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          placeholder={entry.hasNames ? texts.receiverPlaceholder : texts.address}
          value={entry.text}
          aria-invalid={explained?.isError || undefined}
          aria-describedby={explained ? `${id}-note` : undefined}
          data-testid="wm-send-receiver"
          data-address={found?.address}
          onChange={(event) => entry.setText(event.currentTarget.value)}
        />
        {explained && (
          <span
            id={`${id}-note`}
            className={classNames(styles['below'], !explained.isError && found && styles['code'])}
            role="status"
            data-tone={explained.isError ? 'danger' : undefined}
            data-testid="wm-send-receiver-note"
          >
            {explained.text}
          </span>
        )}
      </div>
      {entry.state.state === 'resolving' && <Spinner />}
      {entry.state.state === 'failed' && (
        <button
          type="button"
          className={classNames(baseStyles['control'], styles['max'])}
          data-testid="wm-send-retry-name"
          onClick={() => entry.setText(entry.text)}
        >
          {texts.retryName}
        </button>
      )}
      {entry.text === '' ? (
        <button
          type="button"
          className={classNames(baseStyles['control'], styles['max'])}
          data-testid="wm-send-paste"
          onClick={paste}
        >
          {texts.paste}
        </button>
      ) : (
        <IconButton icon={iconClose} label={texts.clear} data-testid="wm-send-clear" onClick={clear} />
      )}
    </div>
  )
})
