import { loadOnce } from '../load-once'
import type { FramePlatform } from '../platform'
import type { Visitor } from './visitor'

type ScreenPlatform = Pick<FramePlatform, 'window' | 'after' | 'credentials' | 'crypto'>

/**
 * Creates the visitor who decides on the frame's screens. Each screen is loaded when it is first needed, because a login shows none.
 * @param name the product's name
 * @param waiting how many more requests wait for an approval
 */
export function createScreenVisitor(platform: ScreenPlatform, name: string, waiting: () => number): Visitor {
  const approval = loadOnce(async () =>
    (await import('../approval/confirmed-approval')).createConfirmedApproval(platform, waiting),
  )
  const unlock = loadOnce(async () => (await import('./unlock-screen')).createUnlockScreen({ platform }))
  const consent = loadOnce(async () => (await import('./consent-screen')).createConsentScreen(platform))
  const setUp = loadOnce(async () => (await import('./set-up-screen')).createSetUpScreen({ platform, name }))
  return {
    approve: async (...asked) => (await approval())(...asked),
    unlock: async (...asked) => (await unlock())(...asked),
    setUp: async (...asked) => (await setUp())(...asked),
    consent: async (...asked) => (await consent())(...asked),
  }
}
