/* The announced wallet on Bitcoin: the features of `bitcoin:`, which the sandbox carries out. */
;(() => {
  'use strict'

  window.addEventListener('sandbox-wallet:standard', ({ detail }) => detail.serve('bitcoin', featuresOf), {
    once: true,
  })

  function featuresOf({ ask, state }, { each, toBase64, fromBase64 }) {
    const shared = () => state().standard.bitcoin
    return {
      'bitcoin:connect': {
        version: '1.0.0',
        async connect({ purposes }) {
          await ask('standard:connect', { namespace: 'bitcoin', silent: false }, shared().accounts.length === 0)
          const { accounts, chains } = shared()
          const wanted = accounts.filter(({ address }) => purposes.includes(purposeOf(address)))
          const toAccount = ({ address, publicKey }) => ({
            address,
            publicKey: fromBase64(publicKey),
            chains,
            features: [],
          })
          return { accounts: wanted.map(toAccount) }
        },
      },
      'bitcoin:signMessage': {
        version: '1.0.0',
        signMessage: each(async ({ account, message }) => {
          const params = { address: account.address, message: toBase64(message) }
          return { signedMessage: message, signature: fromBase64(await ask('bitcoin:signMessage', params, true)) }
        }),
      },
      'bitcoin:signTransaction': {
        version: '1.0.0',
        signTransaction: each(async ({ psbt, inputsToSign, chain }) => {
          const inputs = inputsToSign.flatMap(({ account, signingIndexes }) =>
            signingIndexes.map((index) => ({ address: account.address, index })),
          )
          const params = { psbt: toBase64(psbt), inputs, chain }
          return { signedPsbt: fromBase64(await ask('bitcoin:signTransaction', params, true)) }
        }),
      },
    }
  }

  /** Returns the purpose of an address. Taproot addresses are for inscriptions. */
  function purposeOf(address) {
    return /^(?:bc|tb)1p/.test(address) ? 'ordinals' : 'payment'
  }
})()
