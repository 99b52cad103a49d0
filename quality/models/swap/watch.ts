import { reaction } from 'mobx'
import { watchReview } from '../../../template/src/wallet-modal/features/swap/swap.store'
import type { SwapWorld } from './world'

/** Does what the views do when they open and close, and tells the model what happens by itself. Returns functions that end this. */
export function watch(world: SwapWorld): readonly (() => void)[] {
  const { root, swap, model, edges } = world
  const { modal, router } = root
  const { flow } = swap
  const view = () => (modal.isShown ? router.view : undefined)
  const leaves = (before: string | undefined) => {
    const isForm = before === 'Swap' || before === 'SwapPreview'
    const isLeft = isForm && flow.phase === 'preparing'
    if (isForm) flow.leave()
    if (isLeft || (before === 'ApproveTransaction' && world.isAsking)) model.abandon()
  }
  let stopReview = () => {}
  const watchPreview = () => {
    stopReview()
    if (view() === 'SwapPreview') stopReview = watchReview(swap, () => router.view === 'SwapPreview' && router.goBack())
  }
  return [
    reaction(view, (now, before) => {
      leaves(before)
      if (now === 'Swap') void world.ledger.promise('quote', swap.askQuote())
      watchPreview()
    }),
    () => stopReview(),
    reaction(
      () => flow.review,
      (review) => {
        if (review === undefined ? model.review === undefined : model.isBusy && world.rules.fits(review))
          model.review = review
      },
    ),
    reaction(
      () => (flow.isBusy ? flow.phase : flow.review ? 'review' : swap.quote.state),
      (now, before) => void edges.add(`${before} > ${now}`),
    ),
  ]
}
