import { useRoot } from '../../react/root-context'
import { socialsOf } from '../embedded/embedded-options'
import styles from './social-place.module.css'

/** An empty place with the height of the buttons, so that nothing moves when the wallet has named the providers. */
export function SocialPlace() {
  const { options } = useRoot()
  return <div className={styles['place']} data-lines={socialsOf(options.state).length > 2 ? 2 : 1} />
}
