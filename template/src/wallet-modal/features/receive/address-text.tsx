import { addressGroups } from './address-groups'
import styles from './receive.module.css'

/** A whole address in groups, the first and last emphasised. The gaps are CSS, so copied text has none. */
export function AddressText({ address }: { address: string }) {
  const groups = addressGroups(address)
  return (
    <bdi className={styles['address']} dir="ltr" data-testid="wm-address" data-address={address}>
      {groups.map((group, index) => (
        <span
          key={index}
          className={styles['group']}
          data-end={index === 0 || index === groups.length - 1 || undefined}
        >
          {group}
        </span>
      ))}
    </bdi>
  )
}
