import { Hero } from '../../components/layout/hero'
import { Skeleton } from '../../components/feedback/skeleton'
import { useTexts } from '../../locales/use-texts'
import { receiveTexts } from './receive-texts'
import styles from './receive.module.css'

/** The placeholder for the address. It is shown until the wallet confirms that the remembered account is still its own. */
export function WaitingForAccount() {
  const texts = useTexts(receiveTexts)
  return (
    <>
      <div className={styles['waiting']} aria-busy="true">
        <Skeleton width="240px" height="240px" />
      </div>
      <Hero live title={texts.waiting} text={texts.waitingText} testId="wm-receive-waiting" />
    </>
  )
}
