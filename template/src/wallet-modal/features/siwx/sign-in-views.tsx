import { observer } from 'mobx-react-lite'
import { useRoot } from '../../react/root-context'
import { SignInPanel } from './sign-in-panel'

/** The account is to be proved by a signature. */
export const SIWXSignMessageView = observer(function SIWXSignMessageView() {
  'use no memo'
  return <SignInPanel />
})

/** The same for an app with `siweConfig`, whose events tell the click itself. */
export const ConnectingSiweView = observer(function ConnectingSiweView() {
  'use no memo'
  const { features } = useRoot()
  return <SignInPanel onSign={() => features.siwx?.noteClick()} />
})
