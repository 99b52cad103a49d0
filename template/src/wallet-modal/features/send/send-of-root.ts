import { reaction } from 'mobx'
import { addFeatures } from '../../stores/root/feature-stores'
import { reportThrown } from '../../stores/shell/report-thrown'
import type { RootStore } from '../../stores/root/root.store'
import { SendStore } from './send.store'

/** How long an entry must stay unchanged before the fee is requested, in milliseconds. */
const feeDelay = 300

/** The send form of a modal. Created when it is first needed and kept, so that going back loses nothing. */
export function sendStoreOf(root: RootStore): SendStore {
  if (root.features.send) return root.features.send
  const store = new SendStore(root, root.accountLoader.loaded)
  reportThrown([store, store.flow], root.events)
  addFeatures(root, { send: store })
  root.resets.add(() => store.resetSend())
  let cancel = () => {}
  reaction(
    () => store.draft,
    (draft) => {
      cancel()
      store.quote.reset()
      const network = root.chain.activeCaipNetwork
      if (draft && network) cancel = root.platform.after(feeDelay, () => void store.quote.ask(draft, network))
    },
    { signal: root.sessions.signal },
  )
  return store
}
