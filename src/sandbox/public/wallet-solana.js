/* The announced wallet on Solana: the features of `solana:`, which the sandbox carries out. */
;(() => {
  'use strict'

  window.addEventListener('sandbox-wallet:standard', ({ detail }) => detail.serve('solana', featuresOf), { once: true })

  function featuresOf({ ask, state }, { each, toBase64, fromBase64 }) {
    const supportedTransactionVersions = ['legacy', 0]
    const signIn = {
      version: '1.0.0',
      signIn: each(async (input = {}) => {
        const { address, signedMessage, signature } = await ask('solana:signIn', { ...input }, true)
        const { chains } = state().standard.solana
        const account = { address, publicKey: fromBase58(address), chains, features: ['solana:signMessage'] }
        return { account, signedMessage: fromBase64(signedMessage), signature: fromBase64(signature) }
      }),
    }
    return {
      ...(state().solanaSignIn && { 'solana:signIn': signIn }),
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: each(async ({ account, message }) => {
          const params = { address: account.address, message: toBase64(message) }
          const signature = fromBase64(await ask('solana:signMessage', params, true))
          return { signedMessage: message, signature, signatureType: 'ed25519' }
        }),
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions,
        signTransaction: each(async ({ account, transaction, chain = account.chains[0] }) => {
          const params = { address: account.address, transaction: toBase64(transaction), chain }
          return { signedTransaction: fromBase64(await ask('solana:signTransaction', params, true)) }
        }),
      },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions,
        signAndSendTransaction: each(async ({ account, transaction, chain, options = {} }) => {
          const { skipPreflight = false } = options
          const params = { address: account.address, transaction: toBase64(transaction), chain, skipPreflight }
          return { signature: fromBase58(await ask('solana:signAndSendTransaction', params, true)) }
        }),
      },
    }
  }

  function fromBase58(text) {
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    const bytes = []
    for (const character of text) {
      let carry = alphabet.indexOf(character)
      for (let index = 0; index < bytes.length; index += 1) {
        carry += bytes[index] * 58
        bytes[index] = carry & 0xff
        carry >>= 8
      }
      for (; carry > 0; carry >>= 8) bytes.push(carry & 0xff)
    }
    for (const character of text) {
      if (character !== '1') break
      bytes.push(0)
    }
    return Uint8Array.from(bytes.toReversed())
  }
})()
