import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useRoot } from '../../react/root-context'
import { SocialPlace } from './social-place'

/** The providers' part of the Connect view. The buttons are in the chunk of the account's views, so this part loads that chunk. */
export const SocialPart = observer(function SocialPart() {
  'use no memo'
  const { features } = useRoot()
  const [Buttons, setButtons] = useState<ComponentType>()
  useEffect(() => {
    // If the chunk cannot be loaded, the visitor can still connect with the other methods.
    Promise.all([import('../../views/account/account-views'), features.startSocial?.()]).then(
      ([parts]) => setButtons(() => parts.SocialButtons),
      () => {},
    )
  }, [features])
  return Buttons ? <Buttons /> : <SocialPlace />
})
