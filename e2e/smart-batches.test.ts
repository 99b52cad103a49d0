import { encodeFunctionData, erc20Abi, getAddress, parseEther, type Address } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { findViolations } from './support/axe'
import { frameDocument, frameOf, press } from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { inPage } from './support/in-page'
import { Mailboxes } from './support/mailboxes'
import { tokenAddress, tokenBalance } from './support/money'
import {
  askForBatch,
  batchOutcome,
  becomeSmart,
  chainReader,
  gifts,
  newAddress,
  received,
  useSmartWallets,
  visitSmart,
} from './support/smart-accounts/smart-visitor'
import { useWorld } from './support/world'

const world = useWorld()
const wallets = useSmartWallets(world)
const mailboxes = new Mailboxes(world, 'batch')

/** The capability with which a page asks for a paymaster. The wallet ignores the address and uses the paymaster of its settings. */
const sponsored = { paymasterService: { url: 'https://ignored.example' } }

const setEther = (address: Address, amount: string) =>
  rpcCall(world.rpc(foundry.id), 'anvil_setBalance', [address, `0x${parseEther(amount).toString(16)}`])

/** A visitor whose smart account has 1,000 sUSD and an amount of ether, and has sent nothing yet. */
async function visitWith(ether: string) {
  const { host } = await visitSmart(world, wallets)
  const address = await becomeSmart(host, mailboxes)
  await world.kit.fund(address)
  await setEther(address, ether)
  const chain = chainReader(world)
  return {
    host,
    address,
    /** The number of the latest block, and the code and the ether of the account. */
    async state() {
      const [block, code, wei] = await Promise.all([
        chain.getBlockNumber(),
        chain.getCode({ address }),
        chain.getBalance({ address }),
      ])
      return { block, code, wei }
    },
  }
}

/** Calls that send sUSD to one receiver. */
function dollarCalls(to: Address, amounts: readonly bigint[]) {
  const token = getAddress(tokenAddress(world, 'sUSD'))
  const dataOf = (amount: bigint) => encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return {
    calls: amounts.map((amount) => ({ to: token, data: dataOf(amount) })),
    arrived: () => tokenBalance(world.rpc(foundry.id), token, to),
  }
}

/** The text of the approval in the wallet's frame. */
async function approvalText(host: HostPage): Promise<string> {
  const details = frameOf(host).getByTestId('wf-details')
  await details.waitFor()
  return (await details.textContent()) ?? ''
}

/** Checks that the approval is accessible in both themes. */
async function checkApproval(host: HostPage): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await host.page.emulateMedia({ colorScheme })
    const main = frameOf(host).locator('main')
    await expect.poll(() => inPage(main, 'getComputedStyle(element).colorScheme')).toBe(colorScheme)
    expect(await findViolations(await frameDocument(host))).toEqual([])
  }
}

/** The error that the page gets for its batch. The modal is closed then. */
async function refusal(host: HostPage): Promise<string> {
  const outcome = await batchOutcome(host)
  await host.seesClosed()
  return outcome
}

test('an account without ether sends a batch that the app pays for; if the paymaster refuses or the visitor declines, nothing is sent', async () => {
  const { host, state } = await visitWith('0')
  const { calls, arrived } = dollarCalls(newAddress(), [1n, 2n, 3n])
  const before = await state()
  expect(before).toMatchObject({ code: undefined, wei: 0n })

  await world.faults.set('paymaster', { kind: 'refuse' })
  await askForBatch(host, calls, sponsored)
  expect(await refusal(host)).toMatch(
    /^failed: .*The app does not pay for this: The paymaster does not pay for this operation\. Nothing was signed/,
  )
  await world.faults.end('paymaster')
  await askForBatch(host, calls)
  expect(await refusal(host)).toMatch(/^failed: .*This account cannot pay for the transaction\. Nothing was sent/)
  await askForBatch(host, calls, sponsored)
  await press(host, 'wf-decline')
  expect(await refusal(host)).toBe('failed: WalletModalError: You declined the request')
  expect(await state()).toEqual(before)

  await askForBatch(host, calls, sponsored)
  expect(await approvalText(host)).toContain('FeePaid by the app')
  await checkApproval(host)
  await press(host, 'wf-approve')
  expect(JSON.parse(await batchOutcome(host))).toMatchObject({ state: 'success' })
  expect(await arrived()).toBe(6n)
  expect(await state()).toMatchObject({ code: expect.stringMatching(/^0xef0100/), wei: 0n })
})

test('a batch whose last call fails changes nothing: the wallet refuses the batch, or the batch fails on the chain', async () => {
  const { host, address, state } = await visitWith('1')
  const before = await state()
  const tooMuch = dollarCalls(newAddress(), [1n, 2n, 1_000_000_000n])
  await askForBatch(host, tooMuch.calls)
  expect(await refusal(host)).toMatch(/^failed: .*would fail: .*balance too low\. Nothing was sent/)
  expect(await state()).toEqual(before)
  expect(await tooMuch.arrived()).toBe(0n)

  // The account loses ether while the visitor reads the approval, so the last call fails on the chain only.
  const calls = [...gifts().slice(1), { to: newAddress(), value: `0x${parseEther('0.5').toString(16)}` }]
  await askForBatch(host, calls)
  expect(await approvalText(host)).toContain('Fee at most')
  await checkApproval(host)
  await setEther(address, '0.4')
  await press(host, 'wf-approve')
  expect(JSON.parse(await batchOutcome(host))).toMatchObject({ state: 'failure', statusCode: 500 })
  expect(await received(world, calls)).toEqual([0n, 0n, 0n])
  const after = await state()
  expect(after.block).toBe(before.block + 1n)
  expect(after.wei).toBeLessThan(parseEther('0.4'))
  expect(after.wei).toBeGreaterThan(parseEther('0.3'))
})
