import type { Browser } from 'playwright-core'

export function measureRatios(browser: Browser, rounds: number): Promise<{ loadingRatio: number; openingRatio: number }>
export function median(values: readonly number[]): number
