import type { Browser } from 'playwright-core'

export function printTraces(browser: Browser, runs: number): Promise<void>
export function costliest(browser: Browser, runs: number): Promise<string>
