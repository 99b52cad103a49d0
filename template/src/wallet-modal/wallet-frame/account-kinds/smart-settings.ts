import * as v from 'valibot'
import { lowerHex } from '../bytes'
import { isSafeAddress } from '../config'

const url = v.pipe(v.string(), v.check(isSafeAddress, 'It is an https address'))

const hexText = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^0x[0-9a-f]{${digits}}$`, 'i')), v.transform(lowerHex))

const services = { bundlerUrl: url, paymasterUrl: v.optional(url) }

/** EIP7702StatelessDeleGator 1.3.0 at its public address. */
const publicDelegate = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'

/** Smart accounts that are ordinary accounts and run the code of a contract (EIP-7702). */
const delegationSchema = v.object({
  kind: v.literal('delegation'),
  ...services,
  delegate: v.optional(hexText(40), publicDelegate),
  codeHashes: v.object({ delegate: hexText(64), entryPoint: hexText(64) }),
})

/** SimpleFactory and HybridDeleGator 1.3.0 at their public addresses. */
const publicFactory = '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c'
const publicImplementation = '0x48dBe696A4D990079e039489bA2053B36E8FFEC4'

/** Smart accounts that are contracts with their own address. The first transaction of an account deploys its contract. */
const contractSchema = v.object({
  kind: v.literal('contract'),
  ...services,
  factory: v.optional(hexText(40), publicFactory),
  implementation: v.optional(hexText(40), publicImplementation),
  codeHashes: v.object({ factory: hexText(64), implementation: hexText(64), entryPoint: hexText(64) }),
})

const settingsSchema = v.variant('kind', [delegationSchema, contractSchema])

/** The settings of smart accounts by EIP-7702. */
export type DelegationSettings = Readonly<v.InferOutput<typeof delegationSchema>>
/** The settings of smart accounts that are contracts. */
export type ContractSettings = Readonly<v.InferOutput<typeof contractSchema>>

/** The setting `smartAccount` of a network. The README describes each member. */
export type SmartAccountSettings = DelegationSettings | ContractSettings

/** Reads the setting `smartAccount` of a network. @throws Error that names the first wrong part */
export function readSmartSettings(given: unknown): SmartAccountSettings {
  const named = typeof given === 'object' ? { kind: 'delegation', ...given } : given
  const read = v.safeParse(settingsSchema, named)
  if (read.success) return read.output
  const [issue] = read.issues
  const path = ['smartAccount', v.getDotPath(issue)].filter((part) => part !== null).join('.')
  throw new Error(`"${path}": ${issue.message}`)
}
