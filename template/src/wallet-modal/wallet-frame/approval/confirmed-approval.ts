import type { FramePlatform } from '../platform'
import type { AskVisitor } from './approval'
import { createApprovalScreen } from './approval-screen'
import { createConfirm, reportsCovers } from './confirm-window'

/**
 * Creates what asks the visitor for an approval. Where the browser does not tell whether something covers the frame, the visitor confirms
 * what moves value in a window.
 * @param waiting how many more requests wait
 */
export function createConfirmedApproval(
  platform: Pick<FramePlatform, 'window' | 'after'>,
  waiting: () => number,
): AskVisitor {
  if (reportsCovers(platform.window)) return createApprovalScreen({ platform, waiting })
  const confirm = createConfirm(platform, (inWindow) => createApprovalScreen({ platform: inWindow, waiting: () => 0 }))
  return createApprovalScreen({ platform, waiting, confirm })
}
