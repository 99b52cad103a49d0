// A document of another origin, which is loaded in the place of the wallet frame. It sends the messages of a wallet frame.
const prefix = '@w3m-frame/'

addEventListener('message', ({ data, origin, source }) => {
  const name = /^@w3m-app\/([A-Z_]+)$/.exec(data?.type)?.[1]
  if (name && source === parent)
    parent.postMessage({ type: `${prefix}${name}_SUCCESS`, id: data.id, payload: {} }, origin)
})
parent.postMessage({ type: `${prefix}READY`, payload: { version: '4' } }, '*')
