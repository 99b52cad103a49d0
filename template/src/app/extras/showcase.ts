import { AccountCards, PageEnd, SandboxBar, TaskList } from '../showcase/page-parts'
import { isCard } from '../showcase/look'
import type { AppExtra } from './extra'

/** The demonstration on the starter page. `npx create-wallet-modal remove showcase` removes it. */
export const showcase: AppExtra = {
  options: isCard ? { enableEmbedded: true } : {},
  Top: SandboxBar,
  Intro: TaskList,
  Card: AccountCards,
  End: PageEnd,
}
