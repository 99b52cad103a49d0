import { reaction } from 'mobx'
import type { OpenRequest } from '../../../template/src/wallet-modal/features/open-requests/open-requests'
import type { SendWorld } from './world'

/** Follows the views, and tells the model what happens by itself. Returns functions that end this. */
export function watch(world: SendWorld): readonly (() => void)[] {
  const { root, send, model, edges, checks } = world
  const { sent } = root.accountLoader.loaded
  /** The sent transactions whose requests are known. */
  const attributed = new Set<string>()
  return [
    world.visitor.followViews(),
    reaction(
      () => (root.modal.isShown ? root.router.view : undefined),
      (view, before) => model.show(view, before),
    ),
    reaction(
      () => `${root.account.address} ${root.chain.activeCaipNetwork?.caipNetworkId}`,
      () => model.reset(),
    ),
    reaction(
      () => root.account.isConnected,
      (isConnected) => isConnected || checks.forget(),
    ),
    reaction(
      () => ({ open: [...send.flow.open.list], hashes: new Set(sent.all.keys()) }),
      (now, before) => {
        const isNew = [...now.hashes].some((hash) => !attributed.has(hash))
        const gone = before.open.filter((request: OpenRequest) => !now.open.includes(request))
        if (!isNew || gone.length === 0) return
        for (const hash of now.hashes) attributed.add(hash)
        for (const { transfer } of gone) model.sent(transfer)
      },
    ),
    reaction(
      () => world.state,
      (now, before) => void edges.add(`${before} > ${now}`),
    ),
  ]
}
