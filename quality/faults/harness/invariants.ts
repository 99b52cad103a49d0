import { createTestConnector } from './second-wallet'
import type { Visit } from './visit'

/** The general rules at the limit of a row: everything handed out has settled, and nothing is busy without work. */
export function checkEnd(visit: Visit, step: { asks?: string }): void {
  const isAsking = [...visit.tasks.openRequests.values()].some((count) => count > 0)
  if (!isAsking) for (const name of visit.pending) visit.problems.push(`${name} has not settled`)
  for (const part of visit.stuck) visit.problems.push(`${part} is busy although nobody works on it`)
  checkAsked(visit, step)
}

/** The wallet is asked at most once for each action of the visitor (Q). */
export function checkAsked({ actions, tasks, problems }: Visit, { asks }: { asks?: string }): void {
  const asked = asks === undefined ? 0 : tasks.asked(asks)
  if (asked > actions) problems.push(`the wallet was asked ${asked} times for ${actions} actions`)
}

/** Disconnects, connects a healthy wallet, and opens and closes the modal: all of this has to work whatever has happened. */
export async function checkUsable(visit: Visit): Promise<void> {
  const { root, world } = visit
  visit.start('leaving', world.modal.disconnect())
  await visit.run(10_000)
  visit.expect(!root.account.isConnected, 'disconnecting does not work any more')
  visit.expect(!root.modal.loading, 'the modal is busy after disconnecting')
  const healthy = createTestConnector()
  visit.start('connecting a healthy wallet', root.connection.connectExternal(healthy))
  const isConnected = await visit.until(() => root.account.isConnected, 10_000)
  visit.expect(isConnected, 'connecting does not work any more')
  root.modal.close('api')
  visit.expect(!root.modal.open, 'the modal cannot be closed')
  world.modal.open()
  visit.expect(root.modal.open, 'the modal cannot be opened')
  visit.expect((await visit.words()).length > 0, `the view ${root.router.view} is empty`)
  root.modal.close('api')
  visit.start('leaving', world.modal.disconnect())
  await visit.run(10_000)
  for (const name of visit.pending) if (/leaving|healthy/.test(name)) visit.problems.push(`${name} has not settled`)
}
