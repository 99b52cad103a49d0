import * as v from 'valibot'
import { readSmartSettings } from '../account-kinds/smart-settings'
import type { FrameConfig } from '../config'
import { readConfig } from '../config'
import { knownNetworks } from './known-networks'

const networksSchema = v.looseObject({ networks: v.array(v.looseObject({ caipNetworkId: v.string() })) })

/** Fills in the name and the native currency of known networks. Values in the settings take precedence. */
function withKnownFacts(settings: unknown): unknown {
  if (!v.is(networksSchema, settings)) return settings
  const networks = settings.networks.map((network) => {
    const { caipNetworkId } = network
    return { ...(Object.hasOwn(knownNetworks, caipNetworkId) && knownNetworks[caipNetworkId]), ...network }
  })
  return { ...settings, networks }
}

/** Checks the settings of smart accounts. @throws Error for wrong settings, and for smart accounts on a network that is not an EVM network */
function checkSmartAccounts({ networks }: FrameConfig): void {
  for (const [index, { caipNetworkId, smartAccount }] of networks.entries()) {
    if (smartAccount === undefined) continue
    const wrong = (what: string) => new Error(`VITE_WALLET_CONFIG is wrong in "networks.${index}", at ${what}`)
    if (!caipNetworkId.startsWith('eip155:')) throw wrong('"smartAccount": Only EVM networks have smart accounts')
    try {
      readSmartSettings(smartAccount)
    } catch (error) {
      throw wrong(error instanceof Error ? error.message : String(error))
    }
  }
}

/**
 * Checks the settings of the frame before it is built, and completes them. Returns them as JSON.
 * @param json the value of VITE_WALLET_CONFIG
 * @throws Error that names the first wrong setting
 */
export function completeConfig(json: string | undefined): string {
  if (json === undefined || json === '') return JSON.stringify(readConfig(json))
  let settings: unknown
  try {
    settings = JSON.parse(json)
  } catch (error) {
    throw new Error('VITE_WALLET_CONFIG is not JSON. The README describes it.', { cause: error })
  }
  const config = readConfig(JSON.stringify(withKnownFacts(settings)))
  checkSmartAccounts(config)
  return JSON.stringify(config)
}
