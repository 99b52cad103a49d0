import { reaction } from 'mobx'
import type { SendWorld } from './world'

/** Follows the views, and tells the model what happens by itself. Returns functions that end this. */
export function watch(world: SendWorld): readonly (() => void)[] {
  const { root, model, edges, checks } = world
  return [
    world.visitor.followViews(),
    reaction(
      () => (root.modal.isShown ? root.router.view : undefined),
      (view, before) => model.show(view, before),
    ),
    reaction(
      () => root.account.isConnected,
      (isConnected) => isConnected || checks.forget(),
    ),
    reaction(
      () => world.state,
      (now, before) => void edges.add(`${before} > ${now}`),
    ),
  ]
}
