// @vitest-environment happy-dom
import '../../testing/setup'
import { waitFor } from '@testing-library/react'
import { JsonRpcSigner } from 'ethers'
import { expect, test } from 'vitest'
import { ethersAdapter } from '.'
import { useWalletSigner } from '../../react/hooks/use-wallet-signer'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { renderUnderModal } from '../../testing/render-under-modal'

const renderSigner = () => renderUnderModal(() => useWalletSigner('ethers'), { adapters: [ethersAdapter()] })

test('useWalletSigner gives a signer of ethers for the connected account', async () => {
  const { result, connect, run, wallet } = await renderSigner()
  expect(result.current).toEqual({ signer: undefined, error: undefined })
  await connect()
  await waitFor(() => expect(result.current.signer).toBeInstanceOf(JsonRpcSigner))
  expect(result.current.signer?.address).toBe(firstAddress)
  await run(() => wallet.changeAccounts([secondAddress]))
  await waitFor(() => expect(result.current.signer?.address).toBe(secondAddress))
  await run(() => wallet.changeAccounts([]))
  expect(result.current.signer).toBeUndefined()
})

test('useWalletSigner never returns the signer of an account that is not connected any more', async () => {
  const { result, connect, run, wallet } = await renderSigner()
  await connect()
  await waitFor(() => expect(result.current.signer?.address).toBe(firstAddress))
  // The signer of the new account is still being made.
  await run(() => wallet.changeAccounts([secondAddress]))
  expect(result.current.signer?.address).not.toBe(firstAddress)
})
