import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { identity } from '../../domain/account/identity'
import { classNames } from '../../components/class-names'
import { cssVariables } from '../../components/css-variables'
import styles from './note-back.module.css'
import { NoteLine } from '../../components/account-card/note-line'
import noteStyles from '../../components/account-card/note.module.css'

interface NoteBackProps {
  /** The full account address; the drawing comes from it. */
  address: string
  /** A registered name. */
  name?: string | undefined
  /** Where this address is of use. */
  text: ReactNode
  /** The code. */
  children: ReactNode
}

/** The account note, turned over: a code on a panel of paper, and whose it is. */
export function NoteBack({ address, name, text, children }: NoteBackProps) {
  const shape = useMemo(() => identity(address), [address])
  const [first, second, third] = shape.hues
  return (
    <section
      className={classNames(noteStyles['note'], styles['back'])}
      style={cssVariables({ '--wm-id-1': first, '--wm-id-2': second, '--wm-id-3': third })}
    >
      <NoteLine shape={shape} fresh={false} />
      <div className={styles['panel']}>{children}</div>
      <div className={styles['words']}>
        {name && (
          <p className={styles['name']} dir="auto" data-testid="wm-profile-name">
            {name}
          </p>
        )}
        <p className={styles['text']}>{text}</p>
      </div>
    </section>
  )
}
