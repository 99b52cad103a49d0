// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork } from '../../../../domain/networks/network'
import { createTestAdapter } from '../../../../testing/chains/create-test-adapter'
import { firstAddress } from '../../../../testing/fake-wallet'
import { beta } from '../../../../testing/networks'
import { transfersOf } from '../../../../testing/chains/reader-members'

test('the reader of an EVM adapter says why the network would refuse a transfer', async () => {
  const { adapter, rpc } = createTestAdapter()
  rpc.answer('eth_estimateGas', () => {
    throw new Error('execution reverted: too little')
  })
  const { signal } = new AbortController()
  const transaction = { from: firstAddress, to: firstAddress, value: BigInt(1), data: '0x' }
  const asked = { transaction, network: completeNetwork(beta), signal }
  await expect(transfersOf(await adapter.loadReader?.()).estimateFee(asked)).rejects.toMatchObject({
    code: 'TRANSACTION_REFUSED',
    details: 'too little',
  })
})
