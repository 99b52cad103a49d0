import { isEvmAddress } from '../../domain/account/address'
import { addressGroups, markedParts } from './address-groups'
import styles from './address-text.module.css'

interface AddressTextProps {
  address: string
  /** A similar address. The characters in which `address` differs from it are marked. */
  unlike?: string | undefined
  testId?: string | undefined
}

/** A whole address in groups of four, the first and last emphasised. The gaps are CSS, so copied text has none. */
export function AddressText({ address, unlike, testId }: AddressTextProps) {
  const groups = addressGroups(address)
  const isCaseless = isEvmAddress(address)
  return (
    <bdi className={styles['address']} dir="ltr" data-testid={testId} data-address={address}>
      {groups.map((group, index) => {
        const start = groups.slice(0, index).join('').length
        const other = unlike?.slice(start, start + group.length)
        return (
          <span
            key={index}
            className={styles['group']}
            data-end={index === 0 || index === groups.length - 1 || undefined}
          >
            {other === undefined
              ? group
              : markedParts(group, other, isCaseless).map(({ text, differs }, part) =>
                  differs ? (
                    <b key={part} className={styles['differs']}>
                      {text}
                    </b>
                  ) : (
                    text
                  ),
                )}
          </span>
        )
      })}
    </bdi>
  )
}
