import { page } from './page'
import { replies } from './replies'
import type { Part } from './report'
import { requests } from './requests'
import { vaults } from './vaults'

/** The guards between the page, the wallet frame and the wallet server. */
export const parts: readonly Part[] = [page, replies, requests, vaults]
