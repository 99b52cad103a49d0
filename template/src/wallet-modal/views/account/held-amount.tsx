import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { buttonTexts } from '../../locales/en/button-texts'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'

/** An amount that an account holds or has moved. While the visitor hides balances, dots stand in its place. */
export const HeldAmount = observer(function HeldAmount({ children }: { children: ReactNode }) {
  'use no memo'
  const { account } = useRoot()
  const { hidden, balanceHidden } = useTexts(buttonTexts)
  return account.hidesBalances ? (
    <span role="img" aria-label={balanceHidden}>
      {hidden}
    </span>
  ) : (
    children
  )
})
